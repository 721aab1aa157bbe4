import { expect, test } from 'vitest'
import { testSearchPage } from '../testIndex.ts'
import { cacheAnalysis, createAnalyser } from './analysePage.ts'

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
