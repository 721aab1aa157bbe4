import { readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { bundledFiles } from '../../bundle/bundle.ts'
import { packageFolder } from '../../bundle/packageFolder.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import type { Document } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { findPage } from '../../output/findPage.ts'
import { listStaticFiles } from '../../output/staticFiles.ts'
import { report, reportFailure, say } from '../terminal.ts'
import { contentType } from './contentType.ts'
import type { DevSite } from './devSite.ts'
import { createSearchFinder, type FindSearchFile } from './findSearchFile.ts'
import { renderDevPage } from './renderDevPage.ts'
import type { Updates } from './updates.ts'

/** Answers requests while notes are being written: pages are made on demand, files come from their folders. */
export function createDevListener(devSite: DevSite, updates: Updates): RequestListener {
  const files: DevFiles = {
    devSite,
    shown: new Map(),
    whole: new Map(),
    reported: new Map(),
    findSearchFile: createSearchFinder(),
  }
  return async (request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '')
    if (pathname === '/__sotay/events') return updates.add(response)
    if (pathname === '/__sotay/dev.js')
      return send(response, 'dev.js', readFileSync(join(packageFolder(), 'dist/browser/dev.js')))
    try {
      await answer(pathname, response, files)
    } catch (error) {
      reportFailure(error)
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.message : String(error))
    }
  }
}

interface DevFiles {
  devSite: DevSite
  /** Files that pages rendered so far show or load, by the path they are published under. */
  shown: Map<string, string>
  /** Each note as it last was without an error. */
  whole: Map<SourcePath, Document>
  /** What was last said of each page. */
  reported: Map<string, string>
  findSearchFile: FindSearchFile
}

async function answer(
  pathname: string,
  response: ServerResponse,
  { devSite, shown, whole, reported, findSearchFile }: DevFiles,
): Promise<void> {
  const state = devSite.current()
  const { config, bundle } = state.settings
  const searchFile = findSearchFile(pathname.slice(config.baseUrl.length), state)
  if (searchFile) return send(response, pathname, searchFile)
  const routes = new Map(state.renderer.site.routes.map((route) => [route.output as string, route]))
  const bundled = new Map(
    bundledFiles(bundle, true).map(({ output, contents }) => [output as string, contents]),
  )
  const files = new Map((await listStaticFiles(config)).map((file) => [file.path as string, file]))
  const found = findPage(pathname, config.baseUrl, {
    has: (path) => routes.has(path) || bundled.has(path) || shown.has(path) || files.has(path),
    pages: () => routes.keys(),
  })
  if (found.kind === 'redirect') return void response.writeHead(302, { Location: found.to }).end()
  const path = found.kind === 'file' ? found.path : '404.html'
  const route = routes.get(path)
  if (route) {
    const page = await renderDevPage(route, state, whole)
    for (const { output, path } of page.files) shown.set(output, path)
    reportNews(path, page.diagnostics, reported)
    return send(response, 'page.html', page.html, found.kind === 'file' ? 200 : 404)
  }
  const file = files.get(path)
  const source = shown.get(path) ?? (file && 'copyOf' in file ? file.copyOf : undefined)
  send(response, path, bundled.get(path) ?? readFileSync(source!))
}

/** Says what is wrong on a page when that has changed, and when all of it is mended. */
function reportNews(path: string, diagnostics: Diagnostic[], reported: Map<string, string>): void {
  const news = printReport(diagnostics)
  const former = reported.get(path) ?? ''
  reported.set(path, news)
  if (news === former) return
  if (news) report(diagnostics)
  else say(`${path}: mended.`)
}

function send(response: ServerResponse, name: string, content: string | Uint8Array, status = 200): void {
  response.writeHead(status, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' }).end(content)
}
