import type { SearchPage } from '../../model/searchPage.ts'
import { foldWord } from '../../std/text.ts'
import { findRuns, readWords } from '../analysis/findWords.ts'
import { spellWord } from '../analysis/spellWord.ts'
import { type ByteReader, createByteWriter, joinParts, readParts } from '../format/bytes.ts'
import {
  createCounter,
  createLexicon,
  detailOf,
  formOf,
  type GrowingLexicon,
  type Lexicon,
  packForm,
} from './draft.ts'
import { createSynonyms, findPhrases, type Names, type Phrase, type Synonyms } from './synonyms.ts'

/**
 * A page in numbers of a lexicon: the length of its titles and the places of forms in them, then for each section three
 * lengths, the places of forms in its headings, how often it has each form, and the term of each word, with 0 for a gap.
 */
export type PageWords = Int32Array

/** A page with a lexicon of its own, for those who keep it. */
export interface PageAnalysis {
  /** Keys of terms, a line each, without the empty one. */
  terms: string
  /** Spellings, a line each; an empty one is that of its term. */
  spellings: string
  /** For each spelling the number of its term; then the numbers of the page, with forms and their details apart. */
  numbers: Uint8Array
}

/** Gives the analysis that was made from the same texts in an earlier run, or makes it; for pages that mention these names. */
export type RecallAnalysis = (names: Names) => (texts: unknown, make: () => PageAnalysis) => PageAnalysis

/** Splits pages into words. */
export interface Analyser {
  /** Grows with each page. */
  lexicon: Lexicon
  /** Begins with pages in which these names are mentioned. */
  open(names: Names): (page: SearchPage) => PageWords
}

export function createAnalyser(recall?: RecallAnalysis): Analyser {
  const lexicon = createLexicon()
  return {
    lexicon,
    open(names) {
      let reader: ReturnType<typeof createReader> | undefined
      const read = (page: SearchPage) => {
        reader ??= createReader(lexicon, createSynonyms(names))
        return reader(page)
      }
      const recallPage = recall?.(names)
      if (!recallPage) return read
      const pack = createPacker(lexicon)
      return (page) => {
        let words: PageWords | undefined
        const kept = recallPage(textsOf(page), () => {
          words = read(page)
          return pack(words)
        })
        return words ?? unpackWords(kept, lexicon)
      }
    },
  }
}

/** Calls `form` and `term` with each number of a page that is one, and `length` with those between them, in order. */
function visitWords(words: PageWords, visit: Record<'length' | 'form' | 'term', (value: number) => void>) {
  let at = 0
  const next = (count: number, act: (value: number) => void) => {
    for (const end = at + count; at < end; at++) act(words[at]!)
  }
  const titles = words[0]!
  next(1, visit.length)
  next(titles, visit.form)
  while (at < words.length) {
    const forms = words[at]! + words[at + 1]!
    const text = words[at + 2]!
    next(3, visit.length)
    next(forms, visit.form)
    next(text, visit.term)
  }
}

/** Numbers of a lexicon in the order in which a page has them. */
function createNumbering() {
  const numbers: number[] = []
  let found: number[] = []
  return {
    numberOf(shared: number): number {
      numbers[shared] ||= found.push(shared)
      return numbers[shared]! - 1
    },
    take(): number[] {
      const taken = found
      for (const shared of taken) numbers[shared] = 0
      found = []
      return taken
    },
  }
}

function createPacker(lexicon: Lexicon): (words: PageWords) => PageAnalysis {
  const [terms, forms] = [createNumbering(), createNumbering()]
  return (words) => {
    const numbers = createByteWriter()
    terms.numberOf(0)
    visitWords(words, {
      length: numbers.number,
      form(packed) {
        numbers.number(forms.numberOf(formOf(packed)))
        numbers.byte(detailOf(packed))
      },
      term: (term) => numbers.number(terms.numberOf(term)),
    })
    const spelled = forms.take()
    const head = createByteWriter()
    head.number(words.length)
    head.number(spelled.length)
    for (const form of spelled) head.number(terms.numberOf(lexicon.termOf[form]!))
    const spellings = spelled.map((form) => {
      const spelling = lexicon.spellings[form]!
      return spelling === lexicon.terms[lexicon.termOf[form]!] ? '' : spelling
    })
    return {
      terms: terms
        .take()
        .slice(1)
        .map((term) => lexicon.terms[term])
        .join('\n'),
      spellings: spellings.join('\n'),
      numbers: joinParts([head, numbers]),
    }
  }
}

/** The words of a page in the numbers of a lexicon. */
function unpackWords({ terms, spellings, numbers }: PageAnalysis, lexicon: GrowingLexicon): PageWords {
  const [head, body] = readParts(numbers, 2) as [ByteReader, ByteReader]
  const words = new Int32Array(head.number())
  const shared = [0, ...terms.split('\n').map(lexicon.termNumber)]
  const written = spellings.split('\n')
  const forms = Array.from({ length: head.number() }, (_, form) => {
    const term = shared[head.number()]!
    return lexicon.formNumber(term, written[form] || lexicon.terms[term]!)
  })
  const form = () => packForm(forms[body.number()]!, body.byte())
  let at = 0
  const next = (count: number, read: () => number) => {
    for (const end = at + count; at < end; at++) words[at] = read()
  }
  next(1, body.number)
  next(words[0]!, form)
  while (at < words.length) {
    next(3, body.number)
    const [headings, counts, text] = words.subarray(at - 3, at) as unknown as [number, number, number]
    next(headings + counts, form)
    next(text, () => shared[body.number()]!)
  }
  return words
}

/** All that its words are taken from. */
const textsOf = ({ title, aliases, keywords, sections }: SearchPage) => [title, aliases, keywords, sections]

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
      words.push(headings.length, counts.length, text.length)
      for (const packed of headings) words.push(packed)
      for (const packed of counts) words.push(packed)
      for (const { term } of text) words.push(term)
    }
    return Int32Array.from(words)
  }

  function lookAt(word: string): KnownWord {
    const found = known.get(word) ?? describe(word)
    known.set(word, found)
    return found
  }

  function describe(word: string): KnownWord {
    const { exact, folded, parts } = spellWord(word)
    return {
      form: numberOf(folded, exact),
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

type LookAt = (word: string) => KnownWord

/** The places of forms in a title, also as it reads with other names in it. */
function placesOf(all: KnownWord[], lookAt: LookAt, gap: KnownWord): number[] {
  const words = all.filter((word) => word !== gap)
  const others = findPhrases(words).flatMap(({ phrase, at }) =>
    phrase.others.map((other) => [
      ...words.slice(0, at),
      ...other.map(lookAt),
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
  return [...words, ...others.flatMap((other) => [gap, ...other.map(lookAt)])]
}
