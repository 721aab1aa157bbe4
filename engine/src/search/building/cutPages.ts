import { sum } from '../../std/collections.ts'
import { hash } from '../../std/hash.ts'
import type { IndexPart, TextPart } from '../format/mapFormat.ts'
import {
  encodeEntries,
  encodeSection,
  type PageEntry,
  type SectionEntry,
  textName,
} from '../format/pageEntry.ts'
import {
  type CutFile,
  type Cutting,
  cutParts,
  encode,
  formerFile,
  fullSize,
  hashFile,
  type IndexFile,
} from './cutFiles.ts'

/** A small site has all entries in one file, so that a search need not ask for one of each page. */
export const entryCutting: Cutting = { kind: 'p', size: 3_000, whole: 18_000, most: 200 }
/** Texts take what terms and pages leave of about this many files. */
export const textCutting = { size: 2_000, mostWithOthers: 1_450 }
/** The texts of so many files have one hash, so that the map need not name each of them. */
const groupSize = 8

/** What the index keeps of a page. */
export interface PageContents {
  entry: PageEntry
  /** How long each section is when it is written, in characters. */
  sizes: number[]
  /** Read if they are not in the last index. */
  readonly sections: SectionEntry[]
  /** A name that pages with other texts do not have. */
  name?: string | undefined
}

/** The texts of the last index: the names of its pages, their files, and what reads one. */
interface FormerTexts {
  kept: { pages: string[]; texts: TextPart[] }
  read(name: string): Uint8Array
}

/** The files of pages. */
export interface CutPages {
  entries: CutFile<IndexPart<number>>[]
  texts: CutTexts[]
}

/** The texts of some pages as files that have the same hash in their names. */
interface CutTexts {
  files: IndexFile[]
  part: TextPart
}

/**
 * Cuts pages into files of entries, which tell of the whole list of results, and into files of texts, of which a result
 * shows one section.
 */
export function cutPages(pages: PageContents[], otherFiles = 0, former?: FormerTexts): CutPages {
  const entries = cutEntries(pages.map(({ entry }) => entry))
  const weights = pages.map(({ sizes }) => sum(sizes))
  const most = textCutting.mostWithOthers - otherFiles - entries.length
  const size = fullSize({ size: textCutting.size, most }, sum(weights))
  let start = 0
  const groups = cutParts(pages, { size: groupSize * size, most: Number.POSITIVE_INFINITY }, weights)
  const findFormer = findTexts(former)
  return {
    entries,
    texts: groups.map((group) => {
      const counts = countTexts(group, size)
      const place = { start, counts }
      start += group.length
      return findFormer(group, place) ?? writeTexts(group, place)
    }),
  }
}

function cutEntries(entries: PageEntry[]): CutFile<IndexPart<number>>[] {
  const weights = entries.map(({ title, href }) => title.length + href.length / 2)
  let start = 0
  return cutParts(entries, entryCutting, weights).map((part) => {
    const file = hashFile(entryCutting.kind, encodeEntries(part))
    start += part.length
    return { file, part: { start: start - part.length, hash: file.hash } }
  })
}

/** How many sections each file has if the texts of some pages are cut into files of about a size, as even as can be. */
function countTexts(group: PageContents[], size: number): number[] {
  const sizes = group.flatMap((page) => page.sizes)
  const even = sum(sizes) / Math.max(1, Math.round(sum(sizes) / size))
  return cutParts(sizes, { size: even, most: Number.POSITIVE_INFINITY }, sizes).map(({ length }) => length)
}

type TextPlace = Omit<TextPart, 'hash'>

function writeTexts(group: PageContents[], place: TextPlace): CutTexts {
  const texts = group.flatMap(({ sections }) => sections.map(encodeSection))
  let end = 0
  const lists = place.counts.map((count) => {
    end += count
    return `[${texts.slice(end - count, end).join(',')}]`
  })
  const ownHash = hash(encode(lists.join('\n')))
  return {
    files: lists.map((list, number) => ({ name: textName(number, ownHash), bytes: encode(list) })),
    part: { ...place, hash: ownHash },
  }
}

/** Finds the files in which the last index has the texts of some pages, if it has them together and cut alike. */
function findTexts(former: FormerTexts | undefined) {
  const { pages = [], texts = [] } = former?.kept ?? {}
  const nameOf = (names: (string | undefined)[], counts: number[]) => [...names, ...counts].join()
  const known = new Map(
    texts.map(({ start, counts, hash: ownHash }, at) => [
      nameOf(pages.slice(start, texts[at + 1]?.start), counts),
      ownHash,
    ]),
  )
  return (group: PageContents[], place: TextPlace): CutTexts | undefined => {
    const ownHash = known.get(
      nameOf(
        group.map(({ name }) => name),
        place.counts,
      ),
    )
    if (!former || ownHash === undefined) return undefined
    const files = place.counts.map((_, number) => formerFile(`x${number}`, ownHash, former.read))
    return { files, part: { ...place, hash: ownHash } }
  }
}
