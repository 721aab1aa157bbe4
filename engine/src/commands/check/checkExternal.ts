import { join } from 'node:path'
import { readCacheFile, writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type SourceLocation, withSeverity } from '../../diagnostics/diagnostic.ts'
import { findAddresses } from '../../links/findAddresses.ts'
import type { Document } from '../../markdown/document.ts'
import { decodePath } from '../../model/paths.ts'
import { findPage } from '../../output/findPage.ts'
import { groupBy } from '../../std/collections.ts'
import { type CountWork, counted } from '../../std/countWork.ts'

/** How many hosts are requested in parallel. Each host gets one request at a time. */
const atOnce = 4

/** How long an address that answered is not requested again, in ms. */
const trust = 24 * 60 * 60 * 1000

/** When each address last answered, in ms since the epoch. */
type Answers = Record<string, number>

/** A link that leads to another host. */
export interface ExternalLink {
  url: string
  where: SourceLocation
}

/** The links of notes and settings to other hosts: each address once, without its hash, at its first place. */
export function externalLinks(documents: Document[], settings: ExternalLink[]): ExternalLink[] {
  const all = [...documents.flatMap(linksOf), ...settings].filter(({ url }) => /^https?:/i.test(url))
  return [...new Map(all.reverse().map((link) => [withoutHash(link.url), link])).values()].reverse()
}

/** The links written in Markdown, and those in HTML. */
function linksOf({ references, body, file }: Document): ExternalLink[] {
  const written = references.flatMap((reference) =>
    'url' in reference ? [{ url: reference.url, where: reference.where }] : [],
  )
  const html = body.filter((part) => typeof part === 'string').join('')
  const inHtml = findAddresses(html).map(({ url }) => ({ url, where: { file: file.source, texts: [url] } }))
  return [...written, ...inHtml]
}

const withoutHash = (url: string) => url.replace(/#.*/s, '')

/**
 * Leaves links out that are written in full and lead to what the site has itself, in `published` (paths from the folder
 * of the output). Those that lead to nothing in one of its folders are lost: elsewhere on its host, other programs may
 * answer.
 */
export function sortLinks(
  links: ExternalLink[],
  { url: origin, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
  published: ReadonlySet<string>,
): { lost: Diagnostic[]; others: ExternalLink[] } {
  const folders = new Set(Array.from(published, folderOf))
  const pages = Array.from(published).filter((path) => path.endsWith('.html'))
  const files = { has: (path: string) => published.has(path), pages: () => pages }
  const lost: Diagnostic[] = []
  const others = links.filter(({ url, where }) => {
    const address = URL.canParse(url) ? new URL(url) : undefined
    if (address?.origin !== new URL(origin).origin || !address.pathname.startsWith(baseUrl)) return true
    const { pathname } = address
    if (findPage(pathname, baseUrl, files).kind === 'file') return false
    const folder = folderOf(pathname.slice(baseUrl.length))
    if (folder === undefined || !folders.has(folder)) return true
    const path = decodePath(pathname) ?? pathname
    lost.push(...withSeverity('warn', diagnose('broken-link', [url, path], where)))
    return false
  })
  return { lost, others }
}

/** The first folder of a path, if it is not in the topmost one. */
const folderOf = (path: string): string | undefined => /^[^/]+(?=\/.)/.exec(path)?.[0]

/** Requests links to other hosts, a few at a time. An address that answered within the last day is skipped. */
export async function checkExternal(
  links: ExternalLink[],
  cacheDir: string,
  count?: CountWork,
): Promise<Diagnostic[]> {
  const path = join(cacheDir, 'external-links.json')
  const answers = readAnswers(path)
  const waiting = links.filter(({ url }) => !(url in answers))
  const reasons = await askHosts(waiting, count)
  for (const { url } of waiting) if (!reasons.has(url)) answers[url] = Date.now()
  writeCacheFile(path, JSON.stringify(answers))
  return waiting.flatMap(({ url, where }) => {
    const reason = reasons.get(url)
    return reason ? [diagnose('broken-external-link', [url, reason], where)] : []
  })
}

/** How many addresses of a host in turn get no answer before it is taken not to give any. */
const attempts = 2

/** Requests each address; gives the reason for each one that cannot be reached, by URL. */
async function askHosts(links: ExternalLink[], count?: CountWork): Promise<Map<string, string>> {
  const hosts = [...groupBy(links, ({ url }) => hostOf(url)).values()]
  const reasons = new Map<string, string>()
  const note = counted(
    (url: string, reason?: string) => void (reason && reasons.set(url, reason)),
    links.length,
    count,
  )
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop()) await askHost(host, note)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return reasons
}

async function askHost(
  links: ExternalLink[],
  note: (url: string, reason?: string) => unknown,
): Promise<void> {
  let silent = 0
  let reason: string | undefined
  for (const { url } of links) {
    if (silent < attempts) {
      reason = await tryAddress(url)
      silent = reason === undefined || answer.test(reason) ? 0 : silent + 1
    }
    note(url, reason)
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** Reads the cache without its expired entries. */
function readAnswers(path: string): Answers {
  const kept: [string, number][] = Object.entries(JSON.parse(readCacheFile(path)?.toString() ?? '{}'))
  return Object.fromEntries(kept.filter(([, answeredAt]) => Date.now() - answeredAt < trust))
}

/** Timeout of a request, in ms. */
const patience = 10_000

/** Status codes for pages that exist but refuse robots or ask for a login. */
const refusals = new Set([401, 403, 407, 429, 999])

/** Requests a page; gives the reason if it cannot be reached, else undefined. */
async function tryAddress(url: string): Promise<string | undefined> {
  const first = await ask(url, 'HEAD')
  // Not every server knows HEAD, and some answer it wrongly.
  return first === undefined ? undefined : ask(url, 'GET')
}

/** How the reason begins that an answer is. */
const answer = /^it answers/

type FetchError = Error & { cause?: { code?: string; message?: string } }

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    return response.ok || refusals.has(response.status) ? undefined : `it answers ${response.status}`
  } catch (error) {
    return explainFetch(error, patience)
  }
}

/** Why an address cannot be fetched within a time (in ms), as the end of a sentence. */
export function explainFetch(error: unknown, time: number): string {
  const { name, message, cause } = error as FetchError
  if (name === 'TimeoutError') return `it does not answer within ${time / 1000} seconds`
  const known: Record<string, string> = {
    ENOTFOUND: 'there is no such host',
    ECONNREFUSED: 'its host refuses the connection',
    ECONNRESET: 'its host broke the connection off',
    CERT_HAS_EXPIRED: 'the certificate of its host has expired',
  }
  return known[cause?.code ?? ''] ?? cause?.code ?? cause?.message ?? message
}

/** The body of an answer, or its beginning, longer than `most` bytes: a server may send without end. */
export async function readUpTo({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > most) break
  }
  return Buffer.concat(parts)
}
