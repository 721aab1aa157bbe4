import { type LinkIndex, routeOfNote } from '../../links/linkIndex.ts'
import type { Document } from '../../markdown/document.ts'
import type { RelatedNote } from '../../model/pageParts.ts'
import { normalizeRouteKey } from '../../model/paths.ts'
import type { Route } from '../../site/site.ts'
import { type LinksOf, linkedPages } from './backlinks.ts'

/** How many notes are listed. */
const mostRelated = 5

/** Below this likeness, the cosine between two notes, they share no subject: words in common are chance. */
const leastLikeness = 0.1

/** How many words stand for a text: its most telling ones. */
const mostWords = 40

/** What a tag and a link in common say, beside a word. */
const weights = { tag: 4, link: 2, word: 1 }

/** A note with what it says, each thing with how much that counts. */
interface Note {
  route: Route
  key: string
  /** The notes that it links to. */
  linked: Set<string>
  features: Map<string, number>
}

/**
 * For each doc others of its version on the same subject, the likest first: those that share tags, links (also one to
 * each other) and words, each weighted by how rare it is (tf-idf), compared by the cosine. Docs that it links to are
 * left out, because a reader finds these in the text.
 */
export function collectRelated(
  documents: Iterable<Document>,
  index: LinkIndex,
  linksOf: LinksOf,
): ReadonlyMap<string, RelatedNote[]> {
  const notes = Array.from(documents).flatMap((document) => readNote(document, index, linksOf))
  const weighted = weigh(notes)
  const sharing = groupFeatures(weighted)
  return new Map(notes.flatMap((note, at) => relatedTo(note, at, { notes, weighted, sharing })))
}

function readNote(document: Document, index: LinkIndex, linksOf: LinksOf): Note[] {
  const route = routeOfNote(document, index)
  if (!route || route.noIndex || route.target.kind !== 'doc' || route.target.doc.draft) return []
  const key = normalizeRouteKey(route.path)
  const linked = linkedPages(linksOf(document))
  const features = countWords(document)
  for (const tag of route.target.doc.tags) features.set(`tag ${tag.permalink}`, weights.tag)
  for (const other of [key, ...linked]) if (other !== '') features.set(`link ${other}`, weights.link)
  return [{ route, key, linked, features }]
}

/** The words of a note, each with the logarithm of its count; those of headings count more. */
function countWords({ sections, contentTitle = '', frontMatter }: Document): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]{3,}/gu))
      counts.set(`word ${word}`, (counts.get(`word ${word}`) ?? 0) + weight)
  }
  add(`${frontMatter.title ?? contentTitle} ${frontMatter.description ?? ''}`, 4)
  for (const { title, text } of sections) {
    add(title, 2)
    add(text, 1)
  }
  return new Map([...counts].map(([word, count]) => [word, weights.word * (1 + Math.log(count))]))
}

/** The features of each note that others share, weighted by how few do, and scaled to a length of 1. */
function weigh(notes: Note[]): Map<string, number>[] {
  const counts = new Map<string, number>()
  for (const { features } of notes)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  // What many notes share says nothing of any, and would make the work grow with the square of the site.
  const most = Math.max(8, Math.min(notes.length / 8, 200))
  return notes.map(({ features }) => {
    const shared = Array.from(features, ([name, weight]): [string, number] => {
      const count = counts.get(name)!
      return [name, count < 2 || count > most ? 0 : weight * Math.log(notes.length / count)]
    })
    const telling = shared.filter(([, weight]) => weight > 0).sort(byWeight)
    const words = telling.filter(([name]) => name.startsWith('word ')).slice(0, mostWords)
    const kept = [...telling.filter(([name]) => !name.startsWith('word ')), ...words]
    const length = Math.hypot(...kept.map(([, weight]) => weight))
    return new Map(kept.map(([name, weight]) => [name, weight / length]))
  })
}

const byWeight = ([oneName, one]: [string, number], [otherName, other]: [string, number]) =>
  other - one || (oneName < otherName ? -1 : 1)

/** For each feature the notes that have it, by their places in the list. */
function groupFeatures(weighted: Map<string, number>[]): Map<string, number[]> {
  const sharing = new Map<string, number[]>()
  for (const [at, features] of weighted.entries())
    for (const name of features.keys()) {
      const list = sharing.get(name)
      if (list) list.push(at)
      else sharing.set(name, [at])
    }
  return sharing
}

interface Compared {
  notes: Note[]
  weighted: Map<string, number>[]
  sharing: Map<string, number[]>
}

function relatedTo(
  { key, route, linked }: Note,
  at: number,
  { notes, weighted, sharing }: Compared,
): [string, RelatedNote[]][] {
  const { target } = route
  if (target.kind !== 'doc' || !target.version.docsConfig.relatedNotes) return []
  const likeness = new Map<number, number>()
  for (const [name, weight] of weighted[at]!)
    for (const other of sharing.get(name)!)
      likeness.set(other, (likeness.get(other) ?? 0) + weight * weighted[other]!.get(name)!)
  const found = [...likeness].flatMap(([other, value]) => {
    const note = notes[other]!
    const isOther = other !== at && !linked.has(note.key) && inVersion(note) === target.version
    return isOther && value >= leastLikeness ? [{ note, value }] : []
  })
  found.sort((one, other) => other.value - one.value || (one.note.key < other.note.key ? -1 : 1))
  const related = found
    .slice(0, mostRelated)
    .map(({ note }) => ({ title: titleOf(note), path: note.route.path }))
  return related.length > 0 ? [[key, related]] : []
}

const inVersion = ({ route: { target } }: Note) => (target.kind === 'doc' ? target.version : undefined)

const titleOf = ({ route: { target } }: Note) => (target.kind === 'doc' ? target.doc.title : '')
