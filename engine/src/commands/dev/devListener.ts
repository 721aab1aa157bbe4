import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { bundledFiles } from '../../bundle/bundle.ts'
import type { BundledFile } from '../../bundle/bundledFile.ts'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { decodePath, mergeAddress, normalizeRouteKey, type SourcePath } from '../../model/paths.ts'
import { findPage } from '../../output/findPage.ts'
import { toHref } from '../../site/addresses.ts'
import { outlineOf } from '../../site/documents.ts'
import { refuseRequest } from '../listen.ts'
import { type Exchange, refusesMethod, sendContent, sendFile } from '../sendFile.ts'
import { reportFailure } from '../terminal.ts'
import type { CompiledPage } from './compilePage.ts'
import { createProblemReporter, type ReportChanges } from './createProblemReporter.ts'
import type { DevState } from './devLanguage.ts'
import { type DevSite, findTranslatedPage } from './devSite.ts'
import { findDevText } from './findDevText.ts'
import { createSearchFinder, type FindSearchFile } from './findSearchFile.ts'
import { renderDevPage } from './renderDevPage.ts'
import { contentType, isTrustedRequest } from './requests.ts'
import type { Updates } from './updates.ts'

interface ListenerOptions {
  /** The name that the server listens on. */
  host?: string
  reportChanges?: ReportChanges
}

/**
 * The request handler of the dev server: renders each page on request, and reads all other files from their folders.
 */
export function createDevListener(
  devSite: DevSite,
  updates: Updates,
  { host = 'localhost', reportChanges = createProblemReporter() }: ListenerOptions = {},
): RequestListener {
  const languages = new Map<string, DevFiles>()
  const filesOf = ({ settings }: DevState) => {
    const { currentLocale } = settings.config.i18n
    const files = languages.get(currentLocale) ?? createFiles(devSite, reportChanges)
    languages.set(currentLocale, files)
    return files
  }
  return async (request, response) => {
    if (!isTrustedRequest(request.headers, host)) return refuseRequest(response)
    const exchange = { request, response }
    if (refusesMethod(exchange)) return
    const [, pathname, search] = /^([^?#]*)([^#]*)/.exec(request.url ?? '/')!
    if (pathname === '/__sotay/events') return updates.add(response, devSite.current().id)
    if (pathname === '/__sotay/dev.js')
      return send(exchange, 'dev.js', readFileSync(join(packageFolder(), 'dist/browser/dev.js')))
    try {
      const state = await devSite.at(pathname!)
      await answer({ pathname: pathname!, search: search! }, exchange, { ...filesOf(state), state })
    } catch (error) {
      reportFailure(error)
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.message : String(error))
    }
  }
}

/** What is kept of one language between requests. */
interface DevFiles {
  devSite: DevSite
  /** Source paths of the files that the rendered pages show or load, by their published paths. */
  shown: Map<string, string>
  /** Contents of the files bundled for the rendered pages, by their published paths. */
  made: Map<string, BundledFile['contents']>
  /** The last version of each note that compiled without an error. */
  lastValid: Map<SourcePath, CompiledPage>
  reportChanges: ReportChanges
  findSearchFile: FindSearchFile
}

function createFiles(devSite: DevSite, reportChanges: ReportChanges): DevFiles {
  return {
    devSite,
    shown: new Map(),
    made: new Map(),
    lastValid: new Map(),
    reportChanges,
    findSearchFile: createSearchFinder(),
  }
}

async function answer(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  exchange: Exchange,
  { state, devSite, shown, made, lastValid, reportChanges, findSearchFile }: DevFiles & { state: DevState },
): Promise<void> {
  const { config, bundle } = state.settings
  const searchFile = findSearchFile(pathname.slice(config.baseUrl.length), state)
  if (searchFile) return send(exchange, pathname, searchFile)
  const text = await findDevText(pathname, state)
  if (text !== undefined) return send(exchange, pathname, text)
  const routes = new Map(state.renderer.site.routes.map((route) => [route.output as string, route]))
  // Which parts pages have may change with each edit.
  const allParts = new Set(Object.values(bundle.parts))
  const bundled = new Map(
    bundledFiles(bundle, allParts).map(({ output, contents }) => [output as string, contents]),
  )
  const found = findPage(pathname, config.baseUrl, {
    has: (path) =>
      routes.has(path) || bundled.has(path) || made.has(path) || shown.has(path) || state.statics.has(path),
    pages: () => routes.keys(),
  })
  const leadsTo =
    found.kind === 'redirect'
      ? found.to
      : (findRedirect(pathname, state) ??
        (found.kind === 'missing' ? findTranslatedPage(pathname, state, devSite.current()) : undefined))
  if (leadsTo)
    return void exchange.response
      .writeHead(302, { Location: mergeAddress(leadsTo, { href: 'http://localhost', search, hash: '' }) })
      .end()
  const path = found.kind === 'file' ? found.path : '404.html'
  const route = routes.get(path)
  if (route) {
    const page = await renderDevPage(route, state, lastValid)
    for (const { output, path } of page.files) shown.set(output, path)
    for (const { output, contents } of page.bundled) made.set(output, contents)
    reportChanges(outlineOf(route.target)?.file.source ?? route.path, page.diagnostics, state.id)
    return send(exchange, 'page.html', page.html, found.kind === 'file' ? 200 : 404)
  }
  const content = bundled.get(path) ?? made.get(path)
  if (content !== undefined) return send(exchange, path, content)
  const source = shown.get(path) ?? state.statics.get(path)!
  setHeaders(exchange, path)
  sendFile(basename(source), dirname(source), exchange, () => send(exchange, 'gone.txt', 'Gone', 404))
}

/** The target of a redirect, or where the page moved since the server started. */
function findRedirect(pathname: string, { renderer, moves }: DevState): string | undefined {
  const { config, redirects, routes } = renderer.site
  const key = normalizeRouteKey(decodePath(pathname) ?? pathname)
  const moved = moves.get(key)
  const route = moved && routes.find(({ path }) => path === moved)
  if (route) return toHref(route.path, config)
  return redirects.find(({ path }) => normalizeRouteKey(path) === key)?.to
}

function send(exchange: Exchange, name: string, content: string | Uint8Array, status = 200): void {
  setHeaders(exchange, name)
  sendContent(content, status, exchange)
}

function setHeaders({ response }: Exchange, name: string): void {
  response.setHeader('Content-Type', contentType(name)).setHeader('Cache-Control', 'no-store')
}
