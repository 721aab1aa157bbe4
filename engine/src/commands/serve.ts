import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { loadConfig } from '../config/loadConfig.ts'
import { localeFolder } from '../config/locale/translations.ts'
import { readBytes } from '../config/readFile.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { isHashed } from '../model/paths.ts'
import { recoverFolder } from '../output/buildFolders.ts'
import { findPage, openSiteFiles } from '../output/findPage.ts'
import { type Address, askedAddress, isOwnHost, listen, refuseRequest } from './listen.ts'
import { refusesMethod, sendFile } from './sendFile.ts'

export interface ServeOptions extends Partial<Address> {
  /** Relative to the site folder; `build` unless given. */
  dir?: string
  config?: string
}

export interface Running {
  server: Server
  /** URL of the home page. */
  address: string
}

/**
 * Serves a built site as a static host would, 404 page included. While it listens on this computer only, it answers to
 * its names only. A busy port is replaced by one after it.
 */
export async function serve(siteDir: string, options: ServeOptions = {}): Promise<Running> {
  const config = await loadConfig(siteDir, { configFile: options.config })
  const folder = await findBuiltSite(config.siteDir, options.dir)
  const languageFolders = config.i18n.locales.map((locale) => localeFolder(config.i18n, locale))
  const { port = 3000, host = 'localhost' } = options
  const answer = createStaticListener(folder, config.baseUrl, languageFolders)
  const server = createServer((request, response) => {
    if (isLocal(host) && !isOwnHost(request.headers.host, host)) refuseRequest(response)
    else answer(request, response)
  })
  const origin = await listen(server, { port, host })
  return { server, address: origin + config.baseUrl }
}

const isLocal = (host: string) => /^(?:localhost|127\..*|::1)$/i.test(host)

/**
 * The request handler of a static host: other spellings of an address are not found. A path is served only if it
 * resolves, symbolic links included, to a file within the folder. Below the folder of a language, the 404 page is that language's.
 */
export function createStaticListener(
  folder: string,
  baseUrl: string,
  languageFolders: string[] = [],
): RequestListener {
  const { has } = openSiteFiles(folder)
  return (request, response) => {
    if (refusesMethod({ request, response })) return
    const pathname = askedAddress(request.url).replace(/[?#].*/s, '')
    const found = findPage(pathname, baseUrl, { has })
    const language = languageFolders.find((name) => name && pathname.startsWith(`${baseUrl + name}/`)) ?? ''
    const missingPages = () =>
      [`${language}/404.html`, '404.html'].filter(has).map((path) => join(folder, path))
    if (found.kind === 'redirect') response.writeHead(302, { Location: found.to }).end()
    else if (found.kind === 'missing') sendMissing(missingPages(), response)
    else {
      response.setHeader('Cache-Control', cachePolicy(found.path))
      // It may have vanished meanwhile, because the site is being built again.
      sendFile(found.path, folder, { request, response }, () => sendMissing(missingPages(), response))
    }
  }
}

/** Sends the first of the pages that can be read. There may be none: the site may have been deleted. */
function sendMissing(pages: string[], response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(firstReadable(pages))
  }
}

function firstReadable([page, ...others]: string[]): Buffer | undefined {
  try {
    return page === undefined ? undefined : readBytes(page)
  } catch {
    return firstReadable(others)
  }
}

/** Files with a hash in their names never change, so browsers may keep them. */
const cachePolicy = (path: string) => (isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The folder (absolute) of a site that was built before. */
export async function findBuiltSite(siteDir: string, outDir = 'build'): Promise<string> {
  const folder = resolve(siteDir, outDir)
  await recoverFolder(folder)
  if (existsSync(join(folder, '404.html'))) return folder
  throw new BuildFailed([diagnose('nothing-to-serve', [folder])])
}
