import { expect, test } from 'vitest'
import { testSearchPage } from '../testIndex.ts'
import { cacheAnalysis, createAnalyser, type RecallAnalysis, readWords } from './analysePage.ts'

test('only pages whose texts have changed are taken apart again', () => {
  const analysed: string[] = []
  const { analyse, written } = createAnalyser()
  const remembering = cacheAnalysis({
    written,
    analyse(page) {
      analysed.push(page.title)
      return analyse(page)
    },
  })
  const pages = [testSearchPage('One', 'first'), testSearchPage('Two', 'second')]
  const changed = testSearchPage('Two', 'another text')
  const words = [...pages, pages[0]!, structuredClone(pages[1]!), changed].map(remembering.analyse)
  expect(analysed).toEqual(['One', 'Two', 'Two'])
  expect(words[3]).toBe(words[1])
  expect(words[4]).toEqual(analyse(changed))
})

test('words that an earlier run has found are numbered as if they were found now', () => {
  const pages = [testSearchPage('One', 'first, second; first'), testSearchPage('Two', 'second - third')]
  const known = new Map<string, string>()
  const recall: RecallAnalysis = (texts, make) => {
    const name = JSON.stringify(texts)
    if (!known.has(name)) known.set(name, JSON.stringify(make()))
    return JSON.parse(known.get(name)!)
  }
  createAnalyser(recall).analyse(pages[1]!)
  const [fresh, recalling] = [createAnalyser(), createAnalyser(recall)]
  expect(pages.map(recalling.analyse)).toEqual(pages.map(fresh.analyse))
  expect(recalling.written).toEqual(fresh.written)
  expect(known.size).toBe(2)
})

/** Words, and gaps between them: everything except a single space, dash or apostrophe. */
const pattern = /[\p{L}\p{M}\p{N}_]+[+#]*|[^\p{L}\p{M}\p{N}_]{2,}|[^\p{L}\p{M}\p{N}_\s\p{Pd}'’]/gu

test('a text is read as words and gaps, whatever it is made of', () => {
  const pieces = [..."aZé9_ệ+#  -–'’.,\n😀𝑥漢", 'c++', 'C#', 'e\u0301', '\ud83d', ' - ']
  const read = (text: string) => {
    const words: string[] = []
    const numbers = readWords(text, (word) => words.push(word))
    return numbers.map((number) => words[number - 1])
  }
  const split = (text: string) =>
    (text.match(pattern) ?? []).map((token) => (/^[\p{L}\p{M}\p{N}_]/u.test(token) ? token : undefined))
  for (let seed = 1; seed < 3000; seed++) {
    const text = Array.from(
      { length: 12 },
      (_, at) => pieces[((seed * (at + 7) ** 3) % 1009) % pieces.length],
    ).join('')
    expect(read(text), JSON.stringify(text)).toEqual(split(text))
  }
})
