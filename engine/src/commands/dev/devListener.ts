import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { lookup } from 'mrmime'
import { bundledFiles } from '../../bundle/bundle.ts'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { decodePath, mergeAddress, normalizeRouteKey, toHref } from '../../model/paths.ts'
import { searchFolder } from '../../model/searchSettings.ts'
import { findPage } from '../../output/findPage.ts'
import type { OutputFile } from '../../output/localeResults.ts'
import { fromBundle, type Output, toOutput } from '../../output/outputs.ts'
import { outlineOf } from '../../site/routes/routeSource.ts'
import type { Route } from '../../site/site.ts'
import { askedAddress, isOwnHost, refuseRequest } from '../listen.ts'
import { type Exchange, refusesMethod, sendContent, sendFile } from '../sendFile.ts'
import { reportFailure } from '../terminal.ts'
import { createProblemReporter, type ReportProblems } from './createProblemReporter.ts'
import type { DevState } from './devLanguage.ts'
import { type DevSite, findTranslatedPage } from './devSite.ts'
import { createOutputRenderer, createTextCompiler, type RenderOutput } from './renderDevOutput.ts'
import { createNeighbourFinder, type DevMemory, renderDevPage } from './renderDevPage.ts'

interface ListenerOptions {
  /** The name that the server listens on. */
  host?: string
  reportProblems?: ReportProblems
}

/**
 * The request handler of the dev server: renders each page on request, and reads all other files from their folders.
 */
export function createDevListener(
  devSite: DevSite,
  updates: Updates,
  { host = 'localhost', reportProblems = createProblemReporter() }: ListenerOptions = {},
): RequestListener {
  const languages = new Map<string, DevFiles>()
  const filesOf = ({ settings }: DevState) => {
    const { currentLocale } = settings.config.i18n
    const files = languages.get(currentLocale) ?? createFiles(devSite, reportProblems)
    languages.set(currentLocale, files)
    return files
  }
  return async (request, response) => {
    if (!isTrustedRequest(request.headers, host)) return refuseRequest(response)
    const exchange = { request, response }
    if (refusesMethod(exchange)) return
    const [, pathname, search] = /^([^?#]*)([^#]*)/.exec(askedAddress(request.url))!
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
  /** Files that rendered pages and texts name, by path. */
  named: Map<string, Output>
  memory: DevMemory
  reportProblems: ReportProblems
  renderOutput: RenderOutput
}

function createFiles(devSite: DevSite, reportProblems: ReportProblems): DevFiles {
  const compileText = createTextCompiler()
  return {
    devSite,
    named: new Map(),
    memory: { lastValid: new Map(), compileText, findAllNeighbours: createNeighbourFinder(compileText) },
    reportProblems,
    renderOutput: createOutputRenderer(compileText),
  }
}

type Answering = DevFiles & { state: DevState }

async function answer(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  exchange: Exchange,
  answering: Answering,
): Promise<void> {
  const { state, devSite } = answering
  await nameIndexFiles(pathname, answering)
  const outputs = outputsByPath(answering)
  const found = findPage(pathname, state.settings.config.baseUrl, {
    has: (path) => outputs.has(path),
    pages: () => state.renderer.site.routes.map(({ output }) => output),
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
  const output = outputs.get(path)!
  if (!output.route) return sendOutput(output, path, exchange, answering)
  const html = await renderPage(output.route, answering)
  send(exchange, 'page.html', html, found.kind === 'file' ? 200 : 404)
}

/** Everything that can be requested. Which parts of the bundle pages have may change with each edit. */
function outputsByPath({ state, named }: Answering): Map<string, Output> {
  const { bundle } = state.renderer
  const bundled = bundledFiles(bundle, new Set(Object.values(bundle.parts))).map(fromBundle)
  const outputs = [...named.values(), ...bundled, ...state.outputs]
  return new Map(outputs.flatMap((output) => output.paths.map((path) => [path, output])))
}

/** Renders the index of the search when one of its files is requested, whose names only its map knows. */
async function nameIndexFiles(pathname: string, answering: Answering): Promise<void> {
  const path = decodePath(pathname)?.slice(answering.state.settings.config.baseUrl.length) ?? ''
  const index = answering.state.outputs.find(({ kind }) => kind === 'search')
  if (index && path.startsWith(searchFolder) && !answering.named.has(path)) await render(index, answering)
}

async function render(
  output: Output,
  { state, named, renderOutput }: Answering,
): Promise<Map<string, OutputFile>> {
  const files = await renderOutput(output, state)
  for (const file of files) if (!output.paths.includes(file.path)) named.set(file.path, toOutput(file))
  return new Map(files.map((file) => [file.path, file]))
}

async function sendOutput(
  output: Output,
  path: string,
  exchange: Exchange,
  answering: Answering,
): Promise<void> {
  const file = (await render(output, answering)).get(path)
  if (!file) return send(exchange, 'gone.txt', 'Gone', 404)
  if ('contents' in file) return send(exchange, path, file.contents)
  if ('read' in file) return send(exchange, path, file.read())
  setHeaders(exchange, path)
  sendFile(basename(file.copyOf), dirname(file.copyOf), exchange, () =>
    send(exchange, 'gone.txt', 'Gone', 404),
  )
}

async function renderPage(
  route: Route,
  { state, named, memory, reportProblems }: Answering,
): Promise<string> {
  const page = await renderDevPage(route, state, memory)
  for (const file of page.files) for (const path of file.paths) named.set(path, file)
  reportProblems(outlineOf(route.target)?.file.source ?? route.path, page.diagnostics, state.id)
  return page.html
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

/**
 * Whether a request comes from the dev server's own pages. Pages of other sites must not read from this server or
 * trigger anything on it. `host` is the name that the server listens on.
 */
export function isTrustedRequest(headers: IncomingHttpHeaders, host: string): boolean {
  if (!isOwnHost(headers.host, host)) return false
  if (headers.origin !== undefined && hostOf(headers.origin) !== hostOf(`http://${headers.host}`))
    return false
  return isSameSite(headers) || isVisit(headers)
}

/** Without `Sec-Fetch-Site`, as older browsers send it, the other checks decide. */
function isSameSite({ 'sec-fetch-site': from = 'none' }: IncomingHttpHeaders): boolean {
  return from === 'same-origin' || from === 'none'
}

/** Links from other sites are allowed; frames and requests from their scripts are not. */
function isVisit({ 'sec-fetch-mode': mode, 'sec-fetch-dest': place }: IncomingHttpHeaders): boolean {
  return mode === 'navigate' && place === 'document'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** The content type for a file name; text is UTF-8. */
export function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}

/** The open pages, connected by server-sent events. Each event carries the id of the current state. */
export interface Updates {
  /** Sends the current state at once: a page that reconnects, after sleep or a restart, may have missed it. */
  add(response: ServerResponse, state: string): void
  send(state: string): void
}

export function createUpdates(): Updates {
  const connected = new Set<ServerResponse>()
  return {
    add(response, state) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(`retry: 500\n\n${eventOf(state)}`)
      connected.add(response)
      response.on('close', () => connected.delete(response))
    },
    send(state) {
      for (const response of connected) response.write(eventOf(state))
    },
  }
}

const eventOf = (state: string) => `event: state\ndata: ${state}\n\n`
