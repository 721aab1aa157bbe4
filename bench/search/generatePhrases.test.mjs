import { expect, test } from 'vitest'
import { generatePhrases } from './generatePhrases.mjs'

const text = 'Một câu đủ dài để có vài từ đứng cạnh nhau trong đó.'
const pages = [
  { href: '/a', sections: [{ text: 'Too short.' }, { text }] },
  { href: '/b', sections: [{ text }] },
]

test('phrases are words in a row, answered by every page that has them', () => {
  const queries = generatePhrases(pages, 8)
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(4)
  for (const { kind, typed, pages: answers } of queries) {
    expect(answers).toEqual(['/a', '/b'])
    if (kind === 'phrase, title') expect(text.toLowerCase()).toContain(typed)
  }
})
