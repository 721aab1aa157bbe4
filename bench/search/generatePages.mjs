/** The share of Vietnamese pages, and the share of invented words. */
const vietnamese = 0.3
const invented = 0.03

/**
 * Generates pages of about 900 words. Their sentences come from the notes in another order, mixed with invented
 * names, so that the vocabulary grows with the site. The same call gives the same pages.
 */
export function generatePages(notes, count) {
  const random = createRandom(count)
  const sources = { en: sourceOf(notes, 'en', random), vi: sourceOf(notes, 'vi', random) }
  return Array.from({ length: count }, (_, index) => {
    const lang = random() < vietnamese ? 'vi' : 'en'
    const source = sources[lang]
    const path = `generated/${index % 40}/${index}`
    const title = `${source.heading()} ${inventWord(random, count)}`
    return {
      path,
      href: `/${path}`,
      title,
      description: source.sentence(),
      keywords: [],
      lang,
      breadcrumbs: ['Generated', `Folder ${index % 40}`],
      sections: Array.from({ length: 4 + Math.floor(random() * 5) }, (_, section) => ({
        title: section === 0 ? '' : source.heading(),
        id: `section-${section}`,
        text: Array.from({ length: 5 + Math.floor(random() * 9) }, () =>
          withInventedWords(source.sentence(), random, count),
        ).join(' '),
      })),
    }
  })
}

function sourceOf(notes, lang, random) {
  const sections = notes.filter((note) => note.lang === lang).flatMap((note) => note.sections)
  const headings = sections.map(({ title }) => title).filter(Boolean)
  const sentences = sections
    .flatMap(({ text }) => text.split(/(?<=[.?!:])\s+/))
    .filter((text) => text.length > 30)
  const pick = (list) => list[Math.floor(random() * list.length)]
  return { heading: () => pick(headings), sentence: () => pick(sentences) }
}

function withInventedWords(sentence, random, count) {
  return sentence
    .split(' ')
    .map((word) => (random() < invented ? inventWord(random, count) : word))
    .join(' ')
}

const syllables =
  'ba ce di fo gu ka le mi no pu ra se ti vo zu tran plex dor lin mar quo ster vel wyn xan'.split(' ')

/** Invents a name. As in real texts, a few names are frequent and most are rare. */
function inventWord(random, count) {
  let number = Math.floor((count * 4) ** random() * (1 + random()))
  let word = ''
  for (; number > 0 || word.length < 4; number = Math.floor(number / syllables.length))
    word += syllables[number % syllables.length]
  return word
}

/** A generator of numbers from 0 up to 1 that only depend on the seed (a linear congruential generator). */
export function createRandom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
