import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import type { PageFacts } from '../../markdown/readHtmlPage.ts'
import { readHtmlPage, wordsOf } from '../../markdown/readHtmlPage.ts'
import { decodePath } from '../../model/paths.ts'
import { sum } from '../../std/collections.ts'
import { build } from '../build.ts'
import type { Progress } from '../progress.ts'

/**
 * Builds the site into a folder for the moment, since the former build may be in `build/`, and compares it with the
 * former build (a folder).
 */
export async function prove(siteDir: string, formerDir: string, progress: Progress): Promise<Proof> {
  const former = await progress.stage('Reading the former build', async () => readBuild(formerDir))
  const place = mkdtempSync(join(tmpdir(), 'sotay-proof-'))
  try {
    const { outDir } = await build(siteDir, { outDir: join(place, 'build'), progress })
    return compareSites(former, readBuild(outDir))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function readBuild(folder: string): BuiltSite {
  const paths = listFiles(resolve(folder))
  const isPage = (path: string) => path.endsWith('.html')
  const pages = paths.filter(isPage)
  if (pages.length === 0)
    throw new BuildFailed([diagnose('wrong-usage', [`There is no built page in "${folder}".`, 'adopt'])])
  const read = (path: string) => readHtmlPage(readBytes(join(folder, path)).toString())
  return {
    pages: new Map(pages.map((path) => [toAddress(path), read(path)])),
    files: paths.filter((path) => !isPage(path)),
  }
}

/** The paths of all files of a folder, each with a slash before it, in a fixed order. */
function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
    .sort()
}

/**
 * `/docs/intro/index.html` and `/docs/intro.html` are found at the same address, and so is `/docs/intro.html/index.html`,
 * which Docusaurus writes for a redirect.
 */
const toAddress = (path: string) => path.replace(/(?:(?:\.html)?\/index)?\.html$/, '') || '/'

/** The result for people: each loss with the address where it is, or that nothing is lost. */
export function printProof({ pages, ids, words, losses, redirects }: Proof): string {
  const compared = `pages: ${pages}, ids of headings: ${ids}, words: ${words}`
  if (losses.length === 0) return `Nothing lost (${compared}).`
  const lines = losses.map(printLoss).join('\n')
  const written = redirects.map(({ from, to }) => `    { from: '${from}', to: '${to}' },\n`).join('')
  const advice =
    written && `\n\nFor "sotay.config.ts", where pages have moved:\n\n  redirects: [\n${written}  ],`
  return `Lost (compared ${compared}):\n\n${lines}${advice}`
}

function printLoss({ kind, at, was, now }: Loss): string {
  const some = was.slice(0, 12).join(' ') + (was.length > 12 ? ' …' : '')
  if (kind === 'address') return `  ${at}: no page${now === undefined ? '' : `; it is at ${now}`}`
  if (kind === 'file') return `  ${at}: no file`
  if (kind === 'title' || kind === 'description') return `  ${at}: the ${kind} "${was[0]}" is "${now}"`
  if (kind === 'links') return `  ${at}: the navbar and the footer have no link ${was.join(', ')}`
  if (kind === 'ids') return `  ${at}: no heading has the id ${was.map((id) => `"${id}"`).join(', ')}`
  return `  ${at}: ${was.length} ${was.length === 1 ? 'word' : 'words'}: ${some}`
}

/** A built site: its pages by address (`/docs/intro`), and the paths of its other files. */
export interface BuiltSite {
  pages: ReadonlyMap<string, PageFacts>
  files: readonly string[]
}

/** Something that the former site had and the new one has not. */
export interface Loss {
  kind: 'address' | 'title' | 'description' | 'ids' | 'words' | 'links' | 'file'
  /** The address of the page or of the file. */
  at: string
  was: string[]
  /** The new title or description, or the address where a page is now. */
  now?: string
}

/** What a comparison found. */
export interface Proof {
  pages: number
  words: number
  ids: number
  losses: Loss[]
  /** For the pages that are at another address now. */
  redirects: { from: string; to: string }[]
}

/** Finds what readers, links and feed readers of the former site would miss in the new one. */
function compareSites(former: BuiltSite, current: BuiltSite): Proof {
  const pages = [...former.pages].filter(([address, { listsNothing }]) => !isOwn(address) && !listsNothing)
  const losses = [
    ...pages.flatMap(([address, page]) => comparePage(address, page, current)),
    ...missingLinks(pages, current),
    ...missingFiles(former, current),
  ]
  const moved = losses.filter(({ kind, now }) => kind === 'address' && now !== undefined)
  return {
    pages: pages.length,
    words: sum(pages.map(([, { words }]) => words.length)),
    ids: sum(pages.map(([, { ids }]) => ids.length)),
    losses,
    redirects: moved.map(({ at, now }) => ({ from: at, to: now! })),
  }
}

/** Pages that each engine makes for itself. */
const isOwn = (address: string) => /^(?:\/[\w-]+)?\/(?:404|search)$/.test(address)

function comparePage(at: string, was: PageFacts, { pages }: BuiltSite): Loss[] {
  const now = pages.get(at)
  if (!now) return [{ kind: 'address', at, was: [was.title], now: findMoved(was, pages) }]
  // Readers go on from a redirect: the page that they arrive at is checked by itself.
  if (was.redirects || now.redirects) return []
  const isSameTitle = withoutRepeat(was.title) === withoutRepeat(now.title)
  const isSaid = without(wordsOf(was.description), wordsOf(now.description)).length === 0
  // Links lead to the first of several headings with one id, as a list of posts may have.
  const ids = without([...new Set(was.ids)], now.ids)
  const words = without(was.words, now.words)
  return [
    ...(isSameTitle ? [] : [{ kind: 'title' as const, at, was: [was.title], now: now.title }]),
    ...(isSaid ? [] : [{ kind: 'description' as const, at, was: [was.description], now: now.description }]),
    ...(ids.length > 0 ? [{ kind: 'ids' as const, at, was: ids }] : []),
    ...(words.length > 0 ? [{ kind: 'words' as const, at, was: words }] : []),
  ]
}

/** The links of navbar and footer that a page has no more, each at the first page that it is missing on. */
function missingLinks(former: [string, PageFacts][], { pages }: BuiltSite): Loss[] {
  const told = new Set<string>()
  return former.flatMap(([at, page]) => {
    const there = pages.get(at)
    if (!there || page.redirects || there.redirects) return []
    const was = without(page.links.map(printLink), there.links.map(printLink)).filter(
      (link) => !told.has(link),
    )
    for (const link of was) told.add(link)
    return was.length > 0 ? { kind: 'links', at, was } : []
  })
}

const printLink = ({ text, href }: PageFacts['links'][number]) =>
  `"${text}" to ${(decodePath(href) ?? href).replace(/(?<=.)\/$/, '')}`

/** A page that is called as its site is says it once here: `Docs | Docs` is `Docs`. */
function withoutRepeat(title: string): string {
  const half = title.slice(0, (title.length - 3) / 2)
  return half !== '' && title === `${half} ${title[half.length + 1]} ${half}` ? half : title
}

/** The address of the only page that has the same title and text. */
function findMoved(was: PageFacts, pages: BuiltSite['pages']): string | undefined {
  if (was.redirects || was.words.length === 0) return undefined
  const found = [...pages].filter(
    ([, { title, words }]) => title === was.title && without(was.words, words).length === 0,
  )
  return found.length === 1 ? found[0]![0] : undefined
}

/** What is in the first list more often than in the second. */
function without(list: string[], others: string[]): string[] {
  const left = new Map<string, number>()
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1)
  return list.filter((each) => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count <= 0
  })
}

/**
 * Bundles, and what search plugins (for each version, too), service workers and feeds for browsers write, have other
 * names in each engine.
 */
const ofEngine =
  /^\/(?:[\w-]+\/)?(?:assets\/|(?:search|lunr)[\w-]*\.json$|opensearch\.xml$|sw\.js(?:\.map)?$|\.nojekyll$)|\/(?:search-index[\w-]*\.json|(?:rss|atom)\.(?:xsl|css))$/

function missingFiles(former: BuiltSite, current: BuiltSite): Loss[] {
  const there = new Set(current.files)
  const missing = former.files.filter((path) => !ofEngine.test(path) && !there.has(path))
  return missing.map((at) => ({ kind: 'file', at, was: [] }))
}
