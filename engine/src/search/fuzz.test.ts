import { expect, test } from 'vitest'
import { expectLinear } from '../std/testGrowth.ts'
import { buildSearchIndex } from './building/buildSearchIndex.ts'
import { parseQuery } from './query/parseQuery.ts'
import { search } from './search.ts'
import { openIndex } from './searchIndex.ts'
import { testSearchPage } from './testIndex.ts'

const pieces = [
  ...'+-~^:"*\\/.()[]%_ \t\n\u0000',
  ...['title:', 'lang:', 'in:', 'tag:', 'foo:', '~2', '^0', '^1e9', '~-1', '--', '""', '\\"', '__proto__'],
  ...[
    'hệ',
    'đường',
    'he',
    'hệ'.normalize('NFD'),
    'kube-system',
    'c++',
    '2.4.1',
    'constructor',
    'x'.repeat(300),
  ],
  ...['\ud83d', '💥', '\u0301', '\u200b', 'ﬁ', 'İ', 'ß', '漢字', 'ابجد', '%E0%A4%A'],
]

/** Texts of random pieces, the same ones in each run (a linear congruential generator). */
function randomTexts(count: number): string[] {
  let state = 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join(''),
  )
}

const request = { limit: 8, snippetLength: 50, edits: 2, withSections: true }

test('whatever is typed can be read, and errors lie within it', () => {
  for (const typed of randomTexts(5000)) {
    const { clauses, errors } = parseQuery(typed)
    expect(clauses.every(({ text, boost }) => text !== '' && Number.isFinite(boost))).toBe(true)
    for (const { message, start, end } of errors) {
      expect(message).not.toBe('')
      expect(0 <= start && start <= end && end <= typed.length, JSON.stringify(typed)).toBe(true)
    }
  }
})

test('whatever pages hold can be searched for whatever is typed', async () => {
  const { index, texts, pageCount } = await indexRandomPages()
  for (const typed of texts) {
    const { hits, total } = await search(index, { ...request, typed })
    const pages = hits.filter(({ isBelow }) => !isBelow)
    expect(pages.length <= 8 && hits.length <= 12 && total <= pageCount, JSON.stringify(typed)).toBe(true)
  }
})

test.each([
  ['random pieces', (texts: string[], size: number) => texts.slice(0, size).join(' ')],
  ['one endless word', (_: string[], size: number) => 'kube'.repeat(size)],
  ['the same word', (_: string[], size: number) => 'đường '.repeat(size)],
  ['mistyped words', (_: string[], size: number) => 'kubesystme~2 '.repeat(size)],
])('the time for a search grows with the length of what is typed: %s', async (_, type) => {
  const { index, texts } = await indexRandomPages()
  await expectLinear(
    (size) => type(texts, size),
    (typed) => search(index, { ...request, typed }),
    400,
  )
})

async function indexRandomPages() {
  const texts = randomTexts(400)
  const pages = texts.slice(0, 60).map((text, index) =>
    testSearchPage(text, texts[index + 60], {
      path: `page-${index}`,
      sections: [{ title: texts[index + 120]!, id: 'a', text: texts[index + 180]! }],
    }),
  )
  const files = new Map(buildSearchIndex(pages, ['page-1']).map(({ name, bytes }) => [name, bytes]))
  const index = await openIndex(async (name) => files.get(name)!)
  return { index, texts, pageCount: pages.length }
}
