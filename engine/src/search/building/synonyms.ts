import type { SearchPage } from '../../model/searchPage.ts'
import { hash } from '../../std/hash.ts'
import { weightOfWord } from '../analysis/commonWords.ts'
import { findWords } from '../analysis/findWords.ts'
import { inflections } from '../analysis/inflections.ts'
import { partOfName } from '../format/term.ts'
import { neededWeight } from '../query/query.ts'

/** Some words in a row, and what they are called as well. */
export interface Phrase {
  /** For each word the spellings that count as this word. */
  words: Set<string>[]
  others: OtherName[]
}

/** The words of another name, and what is added to the spelling of each in the index. */
export interface OtherName {
  words: string[]
  mark: string
}

/** The phrases that begin with a spelling. */
export type Synonyms = ReadonlyMap<string, Phrase[]>

/** Names, each with what the same is called as well. */
export type Names = [name: string, others: string[]][]

/** A note is called by its title in other notes only if that is short. */
const longestName = 3

/** Each name of a group stands for the others, and another name of a note for its title. */
export function namesOf(groups: string[][], pages: SearchPage[]): Names {
  const ofGroups = groups.flatMap((group) =>
    group.map((name): Names[number] => [name, group.filter((other) => other !== name)]),
  )
  const ofNotes = pages.flatMap(({ title, aliases = [] }) =>
    aliases.length > 0 && spellingsOf(title).length <= longestName
      ? aliases.map((alias): Names[number] => [alias, [title]])
      : [],
  )
  return [...ofGroups, ...ofNotes]
}

/**
 * What the index adds where a phrase occurs: its other names. Readers then find them however they type, and asking costs
 * nothing.
 */
export function createSynonyms(names: Names): Synonyms {
  const phrases = new Map<string, Phrase[]>()
  for (const [name, others] of names) {
    const words = spellingsOf(name).map((word) => new Set([word, ...inflections(word)]))
    const phrase = { words, others: others.map(toOther) }
    for (const first of words[0] ?? []) phrases.set(first, [...(phrases.get(first) ?? []), phrase])
  }
  return phrases
}

/** A word of a name means it only beside the others: `hệ thống tập tin` is not what readers of `tập trung` ask for. */
function toOther(name: string): OtherName {
  const words = spellingsOf(name)
  const saying = words.filter((word) => weightOfWord(word) >= neededWeight).length
  return { words, mark: saying > 1 ? partOfName(hash(words.join(' ')), saying) : '' }
}

const spellingsOf = (name: string) => findWords(name.normalize('NFC')).map(({ exact }) => exact)

/** A place where a phrase begins, among the spellings of a text. */
export interface FoundPhrase {
  phrase: Phrase
  at: number
}

/** A word of a text, with the phrases that begin with its spelling. */
interface PossibleStart {
  /** Its spelling. */
  exact: string
  phrases: Phrase[] | undefined
}

/** Finds the phrases of a text. Few words begin one, and most texts have none. */
export function findPhrases(words: PossibleStart[]): FoundPhrase[] {
  const found: FoundPhrase[] = []
  for (const [at, { phrases }] of words.entries())
    for (const phrase of phrases ?? []) if (isAt(phrase, at, words)) found.push({ phrase, at })
  return found
}

function isAt({ words }: Phrase, at: number, text: PossibleStart[]): boolean {
  return words.every((spellings, word) => spellings.has(text[at + word]?.exact ?? ''))
}
