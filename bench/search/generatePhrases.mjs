import { createRandom } from './generatePages.mjs'
import { waysOfTyping } from './waysOfTyping.mjs'

/** The ways in which phrases are typed. */
const kinds = ['title', 'typo', 'unmarked', 'telex']
const [shortest, longest] = [4, 6]
/** A phrase on more pages than this is too common to search for. */
const mostPages = 3

/**
 * Labelled queries: phrases from the pages, typed in several ways; every page that contains the phrase is an answer.
 */
export function generatePhrases(pages, count) {
  const random = createRandom(pages.length)
  const texts = pages.map(({ href, sections }) => ({
    href,
    words: sections.map(({ text }) => ` ${wordsOf(text).join(' ')} `),
  }))
  const queries = []
  while (queries.length < count) {
    const { words } = pick(texts, random)
    const phrase = pickPhrase(pick(words, random).trim().split(' '), random)
    const answers = texts.filter((text) => text.words.some((all) => all.includes(` ${phrase.join(' ')} `)))
    const kind = kinds[queries.length % kinds.length]
    if (isPhrase(phrase) && answers.length <= mostPages)
      queries.push({
        kind: `phrase, ${kind}`,
        typed: waysOfTyping[kind](phrase).join(' '),
        pages: answers.map(({ href }) => href),
      })
  }
  return queries
}

const pick = (list, random) => list[Math.floor(random() * list.length)]

function pickPhrase(words, random) {
  const length = shortest + Math.floor(random() * (longest - shortest + 1))
  const start = Math.floor(random() * Math.max(1, words.length - length))
  return words.slice(start, start + length)
}

/** Single letters are mostly the remains of formulas. */
const isPhrase = (words) => words.length >= shortest && words.every((word) => word.length > 1)

const wordsOf = (text) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
