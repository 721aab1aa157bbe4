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
  fullSize,
  hashFile,
  type IndexFile,
  sum,
} from './cutFiles.ts'

/** A small site has all entries in one file, so that a search need not ask for one of each page. */
export const entryCutting: Cutting = { kind: 'p', size: 3_000, whole: 18_000, most: 200 }
/** Texts take what terms and pages leave of about this many files. */
export const textCutting = { size: 2_400, mostWithOthers: 1_450 }
/** The texts of so many files have one hash, so that the map need not name each of them. */
const groupSize = 8

/** What the index keeps of a page. */
export interface PageContents {
  entry: PageEntry
  sections: SectionEntry[]
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
export function cutPages(pages: PageContents[], otherFiles = 0): CutPages {
  const entries = cutEntries(pages.map(({ entry }) => entry))
  const texts = pages.map(({ sections }) => sections.map(encodeSection))
  const weights = texts.map((written) => sum(written.map(lengthOf)))
  const most = textCutting.mostWithOthers - otherFiles - entries.length
  const size = fullSize({ size: textCutting.size, most }, sum(weights))
  let start = 0
  const groups = cutParts(texts, { size: groupSize * size, most: Number.POSITIVE_INFINITY }, weights)
  return {
    entries,
    texts: groups.map((group) => {
      start += group.length
      return toCutTexts(start - group.length, cutTexts(group.flat(), size))
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

/** Cuts texts into files of about a size, as even as they can be. */
function cutTexts(texts: string[], size: number): string[][] {
  const total = sum(texts.map(lengthOf))
  const even = total / Math.max(1, Math.round(total / size))
  return cutParts(texts, { size: even, most: Number.POSITIVE_INFINITY }, texts.map(lengthOf))
}

function toCutTexts(start: number, texts: string[][]): CutTexts {
  const lists = texts.map(listOf)
  const ownHash = hash(encode(lists.join('\n')))
  return {
    files: lists.map((list, number) => ({ name: textName(number, ownHash), bytes: encode(list) })),
    part: { start, hash: ownHash, counts: texts.map(({ length }) => length) },
  }
}

const listOf = (written: string[]) => `[${written.join(',')}]`
const lengthOf = ({ length }: string) => length
