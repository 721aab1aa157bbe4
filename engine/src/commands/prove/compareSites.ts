import type { PageFacts } from '../../markdown/readHtmlPage.ts'

/** A built site: its pages by address (`/docs/intro`), and the paths of its other files. */
export interface BuiltSite {
  pages: ReadonlyMap<string, PageFacts>
  files: readonly string[]
}

/** Something that the former site had and the new one has not. */
export interface Loss {
  kind: 'address' | 'title' | 'ids' | 'words' | 'file'
  /** The address of the page or of the file. */
  at: string
  was: string[]
  /** The new title, or the address where a page is now. */
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
export function compareSites(former: BuiltSite, current: BuiltSite): Proof {
  const pages = [...former.pages].filter(([address]) => !isOwn(address))
  const losses = [
    ...pages.flatMap(([address, page]) => comparePage(address, page, current)),
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
  // Whoever comes to a redirect goes on: where to is a matter of the page itself.
  if (was.redirects || now.redirects) return []
  const ids = without(was.ids, now.ids)
  const words = without(was.words, now.words)
  return [
    ...(was.title === now.title ? [] : [{ kind: 'title' as const, at, was: [was.title], now: now.title }]),
    ...(ids.length > 0 ? [{ kind: 'ids' as const, at, was: ids }] : []),
    ...(words.length > 0 ? [{ kind: 'words' as const, at, was: words }] : []),
  ]
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

/** Bundles, and what search plugins and service workers write, have other names in each engine. */
const ofEngine =
  /^\/(?:[\w-]+\/)?(?:assets\/|(?:search|lunr)[\w-]*\.json$|opensearch\.xml$|sw\.js$|\.nojekyll$)/

function missingFiles(former: BuiltSite, current: BuiltSite): Loss[] {
  const there = new Set(current.files)
  const missing = former.files.filter((path) => !ofEngine.test(path) && !there.has(path))
  return missing.map((at) => ({ kind: 'file', at, was: [] }))
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
