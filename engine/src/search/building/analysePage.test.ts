import { expect, test } from 'vitest'
import { readWords } from '../analysis/findWords.ts'
import { testSearchPage } from '../testIndex.ts'
import { cacheAnalysis, createAnalyser, packNumbers, type RecallWords, unpackNumbers } from './analysePage.ts'

import { buildSearchIndex } from './buildSearchIndex.ts'

test('only pages whose texts, or the names in them, have changed are taken apart again', () => {
  const analysed: string[] = []
  const analyser = createAnalyser()
  const remembering = cacheAnalysis({
    ...analyser,
    open(names) {
      const analyse = analyser.open(names)
      return (page) => {
        analysed.push(page.title)
        return analyse(page)
      }
    },
  })
  const pages = [testSearchPage('One', 'first'), testSearchPage('Two', 'second')]
  const changed = testSearchPage('Two', 'another text')
  const words = [...pages, pages[0]!, structuredClone(pages[1]!), changed].map(remembering.open([]))
  expect(analysed).toEqual(['One', 'Two', 'Two'])
  expect(words[3]).toBe(words[1])
  expect(words[4]).toEqual(analyser.open([])(changed))
  remembering.open([['another', ['other']]])(changed)
  expect(analysed).toEqual(['One', 'Two', 'Two', 'Two'])
})

test('an index is the same whether its words were found now or in an earlier run, among others', () => {
  const synonyms = [['k8s', 'Kubernetes', 'the helm']]
  const pages = [
    testSearchPage('One', 'first, second; first', { aliases: ['Number one', 'C++'], keywords: ['k8s'] }),
    testSearchPage('Two of k8s', '', {
      sections: [
        { title: '', text: 'second - third getElementById K8S Éa ea --> number one' },
        { title: 'snake_case', text: `${'often '.repeat(70)}\u0301 -> k8s second third, second third` },
      ],
    }),
    testSearchPage('Third', 'EA second third GETELEMENTBYID'),
  ]
  const kept = new Map<string, Uint8Array>()
  let found = 0
  const recall: RecallWords = (names) => (texts, find) => {
    const name = JSON.stringify([names, texts])
    if (!kept.has(name)) {
      found++
      kept.set(name, packNumbers(find()))
    }
    return unpackNumbers(kept.get(name)!)
  }
  const build = (given: typeof pages, analyser = createAnalyser()) =>
    buildSearchIndex(given, [], { analyser, synonyms })
  const earlier = createAnalyser(undefined, recall)
  // These words are nowhere any more, and the others come in another order.
  const before = [testSearchPage('Gone', 'third forgotten often Often'), ...pages.slice(1).reverse()]
  build([...before, testSearchPage('One', '', { aliases: ['Number one', 'C++'] })], earlier)
  expect(found).toBe(4)
  const later = createAnalyser(JSON.parse(JSON.stringify(earlier.lexicon)), recall)
  expect(build(pages, later)).toEqual(build(pages))
  expect(found).toBe(5)
  const numbers = Int32Array.of(0, 1, 127, 128, 300, 2 ** 21, 2 ** 31 - 1, -1)
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers)
})

test('a page is analysed again when its description has changed, which its introduction begins with', () => {
  const names = new Set<string>()
  const recall: RecallWords = () => (texts, find) => {
    names.add(JSON.stringify(texts))
    return find()
  }
  const analyser = createAnalyser(undefined, recall)
  for (const description of ['One.', 'Another.'])
    buildSearchIndex([testSearchPage('Page', 'text', { description, sectionsName: 'same' })], [], {
      analyser,
    })
  expect(names.size).toBe(2)
})

/** Words, and gaps between them: everything except a single space, dash or apostrophe. */
const pattern = /[\p{L}\p{M}\p{N}_]+[+#]*|[^\p{L}\p{M}\p{N}_]{2,}|[^\p{L}\p{M}\p{N}_\s\p{Pd}'’]/gu

test('a text is read as words and gaps, whatever it is made of', () => {
  const pieces = [..."aZé9_ệ+#  -–'’.,\n😀𝑥漢", 'c++', 'C#', 'e\u0301', '\ud83d', ' - ']
  const read = (text: string) => {
    return readWords<string | undefined>(text, (word) => word, undefined)
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
