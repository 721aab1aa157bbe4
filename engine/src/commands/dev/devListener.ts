import { readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { bundledFiles } from '../../bundle/bundle.ts'
import { packageFolder } from '../../bundle/packageFolder.ts'
import type { Asset } from '../../content/asset.ts'
import type { Document } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { findPage } from '../../output/findPage.ts'
import { listStaticFiles } from '../../output/staticFiles.ts'
import { reportFailure } from '../terminal.ts'
import { contentType } from './contentType.ts'
import type { DevSite } from './devSite.ts'
import { renderDevPage } from './renderDevPage.ts'
import type { Updates } from './updates.ts'

/** Answers requests while notes are being written: pages are made on demand, files come from their folders. */
export function createDevListener(devSite: DevSite, updates: Updates): RequestListener {
  const files: DevFiles = { devSite, shown: new Map(), sound: new Map() }
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
  /** Files that pages rendered so far show, by the path they are published under. */
  shown: Map<string, Asset>
  /** Each note as it last was without an error. */
  sound: Map<SourcePath, Document>
}

async function answer(
  pathname: string,
  response: ServerResponse,
  { devSite, shown, sound }: DevFiles,
): Promise<void> {
  const state = devSite.current()
  const { config, bundle } = state.settings
  const routes = new Map(state.renderer.site.routes.map((route) => [route.output as string, route]))
  const bundled = new Map(bundledFiles(bundle).map((file) => [file.output as string, file.contents]))
  const files = new Map((await listStaticFiles(config)).map((file) => [file.path as string, file]))
  const found = findPage(pathname, config.baseUrl, {
    has: (path) => routes.has(path) || bundled.has(path) || shown.has(path) || files.has(path),
    pages: () => routes.keys(),
  })
  if (found.kind === 'redirect') return void response.writeHead(302, { Location: found.to }).end()
  const path = found.kind === 'file' ? found.path : '404.html'
  const route = routes.get(path)
  if (route) {
    const page = renderDevPage(route, state, sound)
    for (const asset of page.assets.values()) shown.set(asset.output, asset)
    return send(response, 'page.html', page.html, found.kind === 'file' ? 200 : 404)
  }
  const file = files.get(path)
  const source = shown.get(path)?.path ?? (file && 'copyOf' in file ? file.copyOf : undefined)
  send(response, path, bundled.get(path) ?? readFileSync(source!))
}

function send(response: ServerResponse, name: string, content: string | Uint8Array, status = 200): void {
  response.writeHead(status, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' }).end(content)
}
