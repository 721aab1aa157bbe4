import { createRandom } from './generatePages.mjs'
import { waysOfTyping } from './waysOfTyping.mjs'

/** Labelled queries: titles of random pages, typed in several ways; every page with the same title is an answer. */
export function generateQueries(pages, count) {
  const random = createRandom(pages.length)
  const kinds = Object.keys(waysOfTyping)
  return Array.from({ length: count }, (_, index) => {
    const { title } = pages[Math.floor(random() * pages.length)]
    const kind = kinds[index % kinds.length]
    const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [title]
    const answers = pages.filter((page) => page.title === title).map(({ href }) => href)
    return { kind, typed: waysOfTyping[kind](words).join(' '), pages: answers }
  })
}
