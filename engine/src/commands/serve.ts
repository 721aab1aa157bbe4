import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { loadConfig } from '../config/loadConfig.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { findPage } from '../output/findPage.ts'
import { openSiteFiles } from '../output/siteFiles.ts'
import { type Address, listen } from './listen.ts'

export interface ServeOptions extends Partial<Address> {
  /** Relative to the site folder; `build` unless given. */
  dir?: string
  config?: string
}

export interface Running {
  server: Server
  /** Where the home page is. */
  address: string
}

/** Serves a built site as a static host would, 404 page included. */
export async function serve(siteDir: string, options: ServeOptions = {}): Promise<Running> {
  const config = await loadConfig(siteDir, options.config)
  const folder = resolve(config.siteDir, options.dir ?? 'build')
  if (!existsSync(join(folder, '404.html'))) throw new BuildFailed([diagnose('nothing-to-serve', [folder])])
  const server = createServer(createStaticListener(folder, config.baseUrl))
  const origin = await listen(server, { port: options.port ?? 3000, host: options.host ?? 'localhost' })
  return { server, address: origin + config.baseUrl }
}

/** Answers requests from a folder; the path on disk never comes from the request itself. */
export function createStaticListener(folder: string, baseUrl: string): RequestListener {
  const files = openSiteFiles(folder)
  const send = sirv(folder, { dev: true, dotfiles: true, etag: true, setHeaders: setCacheHeader })
  return (request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '')
    const found = findPage(pathname, baseUrl, files)
    if (found.kind === 'redirect') {
      response.writeHead(302, { Location: found.to }).end()
      return
    }
    const sendMissing = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, '404.html')))
    }
    if (found.kind === 'missing') return sendMissing()
    request.url = `/${encodeURIComponent(found.path).replaceAll('%2F', '/')}`
    send(request, response, sendMissing)
  }
}

/** Names with a hash never change their content. */
function setCacheHeader(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = /^\/?assets\/.*[.-][\da-f]{8}\.\w+$/.test(path)
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}
