import type { SiteConfig } from '../../config/siteConfig.ts'
import { type LinkIndex, routeOfNote } from '../../links/linkIndex.ts'
import type { Document } from '../../markdown/document.ts'
import type { GraphFolder, LinkedNote, LinkedNotes } from '../../model/noteGraph.ts'
import { normalizeRouteKey, toHref } from '../../model/paths.ts'
import { markSections } from '../../model/sidebar.ts'
import type { Route, TargetOf } from '../../site/site.ts'
import { foldText } from '../../std/text.ts'
import { type LinksOf, linkedPages } from './backlinks.ts'

/** How many notes are drawn: a picture with more is a cloud. */
const mostDrawn = 1000

/** For each page with a map, by its normalized path, the notes on it. Drafts and unlisted notes are on none. */
export function collectGraphs(
  documents: Iterable<Document>,
  index: LinkIndex,
  { config, linksOf }: { config: SiteConfig; linksOf: LinksOf },
): ReadonlyMap<string, LinkedNotes> {
  const graphs = [...index.routesByKey].flatMap(([key, { target }]) =>
    target.kind === 'graph' ? [{ key, target, found: new Map<string, FoundNote>() }] : [],
  )
  for (const document of documents) {
    const route = routeOfNote(document, index)
    if (!route) continue
    for (const { target, found } of graphs)
      if (isOn(target, route)) {
        const links = linksOf(document)
        found.set(normalizeRouteKey(route.path), {
          ...placeOf(route, config),
          route,
          targets: [...linkedPages(links)],
        })
      }
  }
  return new Map(graphs.map(({ key, found }) => [key, linkNotes(found, config.title)]))
}

interface FoundNote extends NotePlace {
  route: Route
  /** The pages that it links to. */
  targets: string[]
}

function isOn({ version, blogs }: TargetOf<'graph'>, { target }: Route): boolean {
  if (target.kind === 'doc') return target.version === version && isShown(target.doc)
  return target.kind === 'post' && blogs.includes(target.blog) && isShown(target.post)
}

const isShown = ({ draft, outline }: Pick<TargetOf<'doc'>['doc'], 'draft' | 'outline'>) =>
  !draft && outline.frontMatter.unlisted !== true

interface NotePlace {
  title: string
  /** The names of what it is in, outermost first. */
  folders: string[]
  /** That of its section. */
  hue?: number | undefined
}

/** The categories of its sidebar around a doc, or else its folders; for a post its blog. */
function placeOf({ target, path }: Route, config: SiteConfig): NotePlace {
  if (target.kind === 'post') return { title: target.post.title, folders: [target.blog.config.blogTitle] }
  const { doc, version } = target as TargetOf<'doc'>
  const { sidebarId = '', title, outline } = doc
  const way = version.places.get(sidebarId)?.get(normalizeRouteKey(toHref(path, config)))?.ways[0]
  if (!way) return { title, folders: outline.file.path.split('/').slice(0, -1) }
  const items = version.sidebars.find(({ id }) => id === sidebarId)!.items
  const hue = markSections(items)?.[items.indexOf(way[0]!)]?.hue
  const folders = way.flatMap((step) => (step.kind === 'category' ? step.label : []))
  return { title, folders, ...(folders.length > 0 && { hue }) }
}

/** The best linked notes, by folder and title, with the links between them. */
function linkNotes(found: ReadonlyMap<string, FoundNote>, rootName: string): LinkedNotes {
  const best = findBest(found)
  const inAll = commonFolder(best.map(([, note]) => note))
  const placed = best.map(([key, { folders, ...note }]) => {
    const below = folders[0] === inAll && folders.length > 1 ? folders.slice(1) : folders
    return { key, ...note, folders: below.length > 0 ? below : [rootName] }
  })
  const folders = listFolders(placed)
  const names = folders.map(({ label }) => label)
  const sorted = placed
    .map((note) => ({ ...note, folder: names.indexOf(note.folders[0]!) }))
    .sort(
      (one, other) =>
        one.folder - other.folder || compare(one.title, other.title) || compare(one.key, other.key),
    )
  const places = new Map(sorted.map(({ key }, at) => [key, at]))
  const notes = sorted.map(({ key, title, route, folder, folders, targets }): LinkedNote => {
    const links = targets.flatMap((target) => (target === key ? [] : (places.get(target) ?? [])))
    return { title, path: route.path, folder, folders, links }
  })
  return { notes, folders, total: found.size }
}

/** The same order on every machine: marks and case count for nothing. */
function compare(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)]
  return first === second ? 0 : first < second ? -1 : 1
}

function findBest(found: ReadonlyMap<string, FoundNote>): [string, FoundNote][] {
  if (found.size <= mostDrawn) return [...found]
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [key, { targets }] of found)
    for (const target of targets)
      if (found.has(target) && target !== key) {
        add(key)
        add(target)
      }
  const countOf = ([key]: [string, FoundNote]) => counts.get(key) ?? 0
  return [...found].toSorted((one, other) => countOf(other) - countOf(one)).slice(0, mostDrawn)
}

/** The folder that all notes are in, which would give all of them one colour. */
function commonFolder(notes: FoundNote[]): string | undefined {
  const [first] = notes[0]?.folders ?? []
  return notes.every(({ folders }) => folders[0] === first) ? first : undefined
}

/** How many hues the theme has. */
const hueCount = 8

/** The outermost folders: sections in their order, then what is in none, in hues that are left over. */
function listFolders(notes: NotePlace[]): GraphFolder[] {
  const hues = new Map<string, number | undefined>()
  for (const { folders, hue } of notes) hues.set(folders[0]!, hues.get(folders[0]!) ?? hue)
  const all = Array.from({ length: hueCount }, (_, at) => at + 1)
  const free = all.filter((hue) => ![...hues.values()].includes(hue))
  let next = 0
  return [...hues]
    .sort(([one, hue = 99], [other, otherHue = 99]) => hue - otherHue || compare(one, other))
    .map(([label, hue]) => ({ label, hue: hue ?? [...free, ...all][next++ % (free.length + hueCount)]! }))
}
