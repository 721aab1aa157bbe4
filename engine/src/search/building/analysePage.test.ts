import { expect, test } from 'vitest'
import { testSearchPage } from '../testIndex.ts'
import { cacheAnalysis, createAnalyser, type RecallAnalysis } from './analysePage.ts'

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
