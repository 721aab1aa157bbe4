import { type SearchPage, sectionsOrName } from '../../model/searchPage.ts'
import { hash } from '../../std/hash.ts'
import { foldWord } from '../../std/text.ts'
import { findRuns, readWords } from '../analysis/findWords.ts'
import { spellWord } from '../analysis/spellWord.ts'
import { encodeSection } from '../format/pageEntry.ts'
import {
  createCounter,
  createLexicon,
  detailOf,
  formOf,
  type GrowingLexicon,
  type Lexicon,
  packForm,
} from './draft.ts'
import {
  createSynonyms,
  findPhrases,
  type Names,
  type OtherName,
  type Phrase,
  type Synonyms,
} from './synonyms.ts'

/**
 * A page in numbers of a lexicon: the length of its titles and the places of forms in them, then for each section its
 * size and three lengths, the places of forms in its headings, how often it has each form, and the term of each word,
 * with 0 for a gap.
 */
export type PageWords = Int32Array

/** A page in its parts. */
export interface ReadPage {
  titles: Int32Array
  sections: SectionWords[]
}

export interface SectionWords {
  /** How long it is when it is written, in characters. */
  size: number
  headings: Int32Array
  counts: Int32Array
  text: Int32Array
}

/** Takes the words of a page apart. */
export function readPage(words: PageWords): ReadPage {
  let at = 1
  const take = (count: number) => {
    at += count
    return words.subarray(at - count, at)
  }
  const titles = take(words[0]!)
  const sections: SectionWords[] = []
  while (at < words.length) {
    const [size, headings, counts, text] = take(4) as unknown as [number, number, number, number]
    sections.push({ size, headings: take(headings), counts: take(counts), text: take(text) })
  }
  return { titles, sections }
}

/** Gives the words of a page that an earlier run found with the same lexicon, or finds them; for pages that mention these names. */
export type RecallWords = (names: Names) => (texts: unknown, find: () => PageWords) => PageWords

/** Names under which later runs have words. */
export interface KeptPageWords {
  nameOf(words: PageWords): string | undefined
  wordsOf(name: string): PageWords | undefined
  /** The name of the lexicon that this run goes on from, and of what it has become: known at the end of the run. */
  lexicon: { before?: string | undefined; after: { name: string } }
}

/** A name for what a lexicon holds that has grown from one with a name. */
export function nameLexicon(
  lexicon: Lexicon,
  { name = '', ...known }: Partial<Lexicon & { name: string }>,
): string {
  const [terms, forms] = [known.terms?.length ?? 0, known.spellings?.length ?? 0]
  if (lexicon.terms.length === terms && lexicon.spellings.length === forms) return name
  const added = [lexicon.terms.slice(terms), lexicon.spellings.slice(forms), lexicon.termOf.slice(forms)]
  return hash([name, ...added.map((each) => each.join('\n'))].join('\n\n'))
}

/** Splits pages into words. */
export interface Analyser {
  /** Grows with each page. */
  lexicon: GrowingLexicon
  /** Begins with pages in which these names are mentioned. */
  open(names: Names): (page: SearchPage) => PageWords
  kept?: KeptPageWords
}

/** Creates an analyser whose lexicon goes on from another one. */
export function createAnalyser(known?: Lexicon, recall?: RecallWords): Analyser {
  const lexicon = createLexicon(known)
  return {
    lexicon,
    open(names) {
      let reader: ReturnType<typeof createReader> | undefined
      const read = (page: SearchPage) => {
        reader ??= createReader(lexicon, createSynonyms(names))
        return reader(page)
      }
      const recallPage = recall?.(names)
      return recallPage ? (page) => recallPage(textsOf(page), () => read(page)) : read
    },
  }
}

/** The words of a page in the numbers of another lexicon. */
export function translateWords(words: PageWords, from: Lexicon, to: GrowingLexicon): PageWords {
  const termIn = (term: number) => to.termNumber(from.terms[term]!)
  const formIn = (packed: number) => {
    const form = formOf(packed)
    return packForm(to.formNumber(termIn(from.termOf[form]!), from.spellings[form]!), detailOf(packed))
  }
  const translated = words.slice()
  let at = 1
  const translate = (count: number, change: (number: number) => number) => {
    for (const end = at + count; at < end; at++) translated[at] = change(words[at]!)
  }
  translate(words[0]!, formIn)
  while (at < words.length) {
    const [headings, counts, text] = words.subarray(at + 1, at + 4) as unknown as [number, number, number]
    at += 4
    translate(headings + counts, formIn)
    translate(text, termIn)
  }
  return translated
}

/** Numbers in few bytes, seven bits in each; how many there are comes first. */
export function packNumbers(numbers: Int32Array): Uint8Array {
  const bytes = new Uint8Array(5 * (numbers.length + 1))
  let end = 0
  for (let at = -1; at < numbers.length; at++) {
    let rest = (at < 0 ? numbers.length : numbers[at]!) >>> 0
    for (; rest > 127; rest >>>= 7) bytes[end++] = (rest & 127) | 128
    bytes[end++] = rest
  }
  return bytes.slice(0, end)
}

/** The numbers that `packNumbers` wrote. */
export function unpackNumbers(bytes: Uint8Array): Int32Array {
  let numbers = new Int32Array()
  for (let at = -1, start = 0; at < numbers.length; at++) {
    let byte = bytes[start++]!
    let number = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[start++]!
      number |= (byte & 127) << shift
    }
    if (at < 0) numbers = new Int32Array(number)
    else numbers[at] = number
  }
  return numbers
}

/** All that its words are taken from. */
const textsOf = (page: SearchPage) => {
  const { title, description, aliases, keywords } = page
  return [title, description, aliases, keywords, sectionsOrName(page)]
}

/** An analyser with a cache: pages with unchanged texts are not analysed again. */
export function cacheAnalysis({ lexicon, open }: Analyser): Analyser {
  const known = new Map<string, { texts: string; words: PageWords }>()
  return {
    lexicon,
    open(names) {
      const analyse = open(names)
      return (page) => {
        const texts = JSON.stringify([names, textsOf(page)])
        const before = known.get(page.path)
        if (before?.texts === texts) return before.words
        const words = analyse(page)
        known.set(page.path, { texts, words })
        return words
      }
    },
  }
}

/** The terms that one written form of a word counts for. */
interface KnownWord {
  form: number
  /** Its spelling. */
  exact: string
  /** Forms of the parts of a name in code; few words have any. */
  parts: number[]
  /** Number of its term; 0 for a gap between words. */
  term: number
  /** The phrases with other names that begin with it. */
  phrases: Phrase[] | undefined
}

/** Splits the texts of pages into words; each written word is looked at once. */
function createReader(lexicon: GrowingLexicon, synonyms: Synonyms): (page: SearchPage) => PageWords {
  const known = new Map<string, KnownWord>()
  const counter = createCounter()
  const numberOf = (key: string, spelling: string) => lexicon.formNumber(lexicon.termNumber(key), spelling)
  const gap = describe('')
  const placesIn = (texts: string[]) =>
    texts.flatMap((text) => placesOf(readWords(text, lookAt, gap), lookAt, gap))
  return ({ title, aliases = [], keywords, sections }) => {
    const titles = placesIn([title, ...aliases])
    const words = [titles.length, ...titles]
    for (const [index, section] of sections.entries()) {
      const headings = placesIn([section.title, ...(index === 0 ? keywords : [])])
      const whole = `${section.title || title}\n${section.text}`
      const text = withOthers(readWords(whole, lookAt, gap), lookAt, gap)
      for (const word of text) countWord(word)
      for (const run of findRuns(whole)) counter.count(numberOf(foldWord(run), run))
      const counts = counter.take()
      words.push(encodeSection(section).length, headings.length, counts.length, text.length)
      for (const packed of headings) words.push(packed)
      for (const packed of counts) words.push(packed)
      for (const { term } of text) words.push(term)
    }
    return Int32Array.from(words)
  }

  /** Looks at a word, or at one of a name, with the mark of that. */
  function lookAt(word: string, mark = ''): KnownWord {
    const key = word + mark
    const found = known.get(key)
    if (!found) known.set(key, describe(word, mark))
    return found ?? known.get(key)!
  }

  function describe(word: string, mark = ''): KnownWord {
    const { exact, folded, parts } = spellWord(word)
    return {
      form: numberOf(folded, exact + mark),
      exact,
      parts: parts.map((part) => numberOf(part, part)),
      term: lexicon.termNumber(folded),
      phrases: synonyms.get(exact),
    }
  }

  function countWord({ form, parts, term }: KnownWord): void {
    if (term === 0) return
    counter.count(form)
    for (const part of parts) counter.count(part)
  }
}

type LookAt = (word: string, mark?: string) => KnownWord

/** The places of forms in a title, also as it reads with other names in it. */
function placesOf(all: KnownWord[], lookAt: LookAt, gap: KnownWord): number[] {
  const words = all.filter((word) => word !== gap)
  const others = findPhrases(words).flatMap(({ phrase, at }) =>
    phrase.others.map((other) => [
      ...words.slice(0, at),
      ...lookAtName(other, lookAt),
      ...words.slice(at + phrase.words.length),
    ]),
  )
  return [words, ...others].flatMap((title) => {
    const length = Math.min(title.length, farthest)
    return title.flatMap(({ form, parts }, index) => {
      const place = Math.min(index, farthest) * 16 + length
      return [form, ...parts].map((each) => packForm(each, place))
    })
  })
}

const farthest = 15

/** The words of a section, and the other names of what it mentions, as if they followed. */
function withOthers(words: KnownWord[], lookAt: LookAt, gap: KnownWord): KnownWord[] {
  if (!words.some(({ phrases }) => phrases)) return words
  const others = findPhrases(words).flatMap(({ phrase }) => phrase.others)
  return [...words, ...others.flatMap((other) => [gap, ...lookAtName(other, lookAt)])]
}

const lookAtName = ({ words, mark }: OtherName, lookAt: LookAt) => words.map((word) => lookAt(word, mark))
