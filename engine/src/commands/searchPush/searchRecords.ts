import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BuildFailed, type Diagnostic, diagnose, hasErrors } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { searchablePages } from '../../pageData/machineReaders/searchScopes.ts'
import { type SearchRecord, searchRecords } from '../../search/building/searchRecords.ts'
import { documentsBySource } from '../../site/routes/routeSource.ts'
import { type RenderedLocale, type RenderOptions, renderSite } from '../renderSite.ts'
import { pushToAlgolia, pushToMeilisearch, pushToOpenSearch, pushToTypesense } from './searchServers.ts'
import type { PushTarget } from './serverCall.ts'

/** Options of `sotay search:records`. */
export interface SearchRecordsOptions extends RenderOptions {
  /** File to write, relative to the site folder. */
  out: string
}

/** Writes the records of all languages and versions for a search server, a line of JSON for each. */
export async function writeSearchRecords(
  siteDir: string,
  { out, ...options }: SearchRecordsOptions,
): Promise<{ count: number; diagnostics: Diagnostic[] }> {
  const { records, diagnostics } = await collectSearchRecords(siteDir, options)
  writeFileSync(resolve(siteDir, out), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return { count: records.length, diagnostics }
}

/** The records of all languages and versions. */
async function collectSearchRecords(
  siteDir: string,
  options: RenderOptions,
): Promise<{ records: SearchRecord[]; diagnostics: Diagnostic[] }> {
  const { locales, diagnostics } = await renderSite(siteDir, options)
  if (hasErrors(diagnostics)) throw new BuildFailed(diagnostics)
  return { records: locales.flatMap(recordsOf), diagnostics }
}

function recordsOf({ site, documents }: RenderedLocale): SearchRecord[] {
  const { config } = site
  const { currentLocale, localeConfigs } = config.i18n
  return searchablePages(site, documentsBySource(documents)).flatMap(({ route: { target }, page }) => {
    const version = 'version' in target ? target.version : undefined
    return searchRecords(page, {
      url: new URL(page.href, config.url).href,
      language: localeConfigs[currentLocale]!.htmlLang,
      version: version?.name,
      tag: version ? `docs-${version.docsConfig.id}-${version.name}` : 'default',
    })
  })
}

/** Options of `sotay search:push`. */
export interface PushOptions extends RenderOptions {
  /** Name of the index at the server. */
  index: string
  /** Address of the server; that of Algolia follows from the id of the application. */
  url?: string
}

interface Server {
  push(records: SearchRecord[], target: PushTarget): Promise<void>
  /** How a key lets requests in. */
  headers(key: string, env: NodeJS.ProcessEnv): Record<string, string>
}

const basic = (key: string) => `Basic ${Buffer.from(key).toString('base64')}`

const servers: Record<string, Server> = {
  algolia: {
    push: pushToAlgolia,
    headers: (key, { ALGOLIA_APP_ID = '' }) => ({
      'x-algolia-api-key': key,
      'x-algolia-application-id': ALGOLIA_APP_ID,
    }),
  },
  typesense: { push: pushToTypesense, headers: (key) => ({ 'x-typesense-api-key': key }) },
  meilisearch: { push: pushToMeilisearch, headers: (key) => ({ authorization: `Bearer ${key}` }) },
  // The key is a name and a password with a colon between them.
  opensearch: { push: pushToOpenSearch, headers: (key) => ({ authorization: basic(key) }) },
}

/** Sends the records of all languages and versions into a new index, which then takes the place of the former one. */
export async function pushSearchRecords(
  siteDir: string,
  name: string,
  { index, url, ...options }: PushOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ count: number; diagnostics: Diagnostic[] }> {
  const server = servers[name]
  if (!server)
    throw wrongUsage(`No search server is called "${name}".`, nearestMatch(name, Object.keys(servers)))
  const key = env.SOTAY_SEARCH_KEY
  if (!key) throw wrongUsage('The key of the server is missing: set SOTAY_SEARCH_KEY in the environment.')
  const target = {
    ...{ url: addressOf(name, url, env), index: indexName(index) },
    ...{ headers: server.headers(key, env), secrets: [key, Buffer.from(key).toString('base64')] },
  }
  const { records, diagnostics } = await collectSearchRecords(siteDir, options)
  await server.push(records, target)
  return { count: records.length, diagnostics }
}

function addressOf(server: string, given: string | undefined, { ALGOLIA_APP_ID }: NodeJS.ProcessEnv): string {
  if (server === 'algolia' && !ALGOLIA_APP_ID)
    throw wrongUsage('The application is missing: set ALGOLIA_APP_ID in the environment.')
  const written = given ?? (server === 'algolia' ? `https://${ALGOLIA_APP_ID}.algolia.net` : undefined)
  if (written === undefined) throw wrongUsage('The address of the server is missing: name it with "--url".')
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search)
    throw wrongUsage(`The address of the server must be like "https://search.example.com".`)
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/** The servers agree on these names only. */
function indexName(written: unknown): string {
  const name = String(written ?? '')
  if (/^[a-z0-9][a-z0-9_-]*$/.test(name)) return name
  throw wrongUsage('Name the index with "--index", in small letters, digits, "-" and "_".')
}

function wrongUsage(message: string, nearest?: string): BuildFailed {
  return new BuildFailed([diagnose('wrong-usage', [message, 'search:push', nearest])])
}
