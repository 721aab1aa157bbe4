import { expect, test } from 'vitest'
import { generatePages } from './generatePages.mjs'
import { generateQueries } from './generateQueries.mjs'

const sentence = (start) => `${start} có nhiều từ trong một câu dài như thế này.`
const notes = ['en', 'vi'].map((lang) => ({
  lang,
  sections: [{ title: `Học ${lang}`, text: [sentence('Một'), sentence('Hai')].join(' ') }],
}))

test('the same call gives the same pages, in both languages', () => {
  const pages = generatePages(notes, 20)
  expect(generatePages(notes, 20)).toEqual(pages)
  expect(new Set(pages.map(({ lang }) => lang))).toEqual(new Set(['en', 'vi']))
  expect(new Set(pages.map(({ href }) => href)).size).toBe(20)
})

test('titles are typed in several ways, and whatever has that title answers', () => {
  const pages = [
    { title: 'Đường về', href: '/a' },
    { title: 'Đường về', href: '/b' },
  ]
  const queries = generateQueries(pages, 6)
  const typed = Object.fromEntries(queries.map((query) => [query.kind, query.typed]))
  expect(typed).toEqual({
    title: 'đường về',
    prefix: 'đường về',
    reorder: 'về đường',
    typo: 'đờưng về',
    unmarked: 'duong ve',
    telex: 'dduwowngf veef',
  })
  expect(queries[0].pages).toEqual(['/a', '/b'])
})
