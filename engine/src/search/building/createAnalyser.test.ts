import { expect, test } from 'vitest'
import { testSearchPage } from '../testIndex.ts'
import { analysePage } from './analysePage.ts'
import { createAnalyser } from './createAnalyser.ts'

test('only pages whose texts have changed are taken apart again', () => {
  const analysed: string[] = []
  const analyse = createAnalyser((page) => {
    analysed.push(page.title)
    return analysePage(page)
  })
  const pages = [testSearchPage('One', 'first'), testSearchPage('Two', 'second')]
  const changed = testSearchPage('Two', 'another text')
  const words = [...pages, pages[0]!, structuredClone(pages[1]!), changed].map(analyse)
  expect(analysed).toEqual(['One', 'Two', 'Two'])
  expect(words[3]).toBe(words[1])
  expect(words[4]).toEqual(analysePage(changed))
})
