import type { SearchPage } from '../../model/searchPage.ts'
import { findWords } from '../analysis/findWords.ts'
import { inflections } from '../analysis/inflections.ts'

/** Some words in a row, and what they are called as well. */
export interface Phrase {
  /** For each word the spellings that count as this word. */
  words: Set<string>[]
  /** The words of each other name. */
  others: string[][]
}

/** The phrases that begin with a spelling. */
export type Synonyms = ReadonlyMap<string, Phrase[]>

/** A note is called by its title in other notes only if that is short. */
const longestName = 3

/**
 * What the index adds where a phrase occurs: each name of a group stands for the others, and another name of a note
 * for its title. Readers then find them however they type, and asking costs nothing.
 */
export function createSynonyms(groups: string[][], pages: SearchPage[]): Synonyms {
  const phrases = new Map<string, Phrase[]>()
  for (const group of groups)
    for (const name of group)
      addPhrase(
        name,
        group.filter((other) => other !== name),
      )
  for (const { title, aliases = [] } of pages)
    if (spellingsOf(title).length <= longestName) for (const alias of aliases) addPhrase(alias, [title])
  return phrases

  function addPhrase(name: string, others: string[]): void {
    const words = spellingsOf(name).map((word) => new Set([word, ...inflections(word)]))
    const phrase = { words, others: others.map(spellingsOf) }
    for (const first of words[0] ?? []) phrases.set(first, [...(phrases.get(first) ?? []), phrase])
  }
}

const spellingsOf = (name: string) => findWords(name.normalize('NFC')).map(({ exact }) => exact)

/** A place where a phrase begins, among the spellings of a text. */
export interface FoundPhrase {
  phrase: Phrase
  at: number
}

/** Finds the phrases of a text. */
export function findPhrases(spellings: string[], synonyms: Synonyms): FoundPhrase[] {
  return spellings.flatMap((spelling, at) =>
    (synonyms.get(spelling) ?? [])
      .filter(({ words }) => words.every((forms, word) => forms.has(spellings[at + word] ?? '')))
      .map((phrase) => ({ phrase, at })),
  )
}
