import { expect, test } from 'vitest'
import { sweep } from '../../../../tests/support/sweep.ts'
import type { SearchPage } from '../../model/searchPage.ts'
import { createRandom } from '../../std/createRandom.ts'
import { manySections } from '../format/term.ts'
import { testSearchPage } from '../testIndex.ts'
import { type Analyser, createAnalyser, nameLexicon, type PageWords } from './analysePage.ts'
import { buildSearchIndex, type IndexMemory } from './buildSearchIndex.ts'

/** Builds one index after the other as builds do, with the files that each of them wrote anew. */
function createBuilds() {
  const named = new Map<string, PageWords>()
  const nameOf = (words: PageWords) => {
    const name = words.join()
    named.set(name, words)
    return name
  }
  let lexicon: Analyser['lexicon'] | undefined
  let lexiconName: string | undefined
  let memory: IndexMemory['former']
  let files = new Map<string, Uint8Array>()
  return (pages: SearchPage[]) => {
    const names = { before: lexiconName, after: { name: '' } }
    const kept = { nameOf, wordsOf: (name: string) => named.get(name), lexicon: names }
    const analyser = { ...createAnalyser(lexicon), kept }
    let found: Parameters<IndexMemory['keep']>[0] | undefined
    const keep: IndexMemory['keep'] = (terms) => {
      found = terms
    }
    const made = buildSearchIndex(pages, [], { analyser, memory: { former: memory, keep } })
    const contents = new Map(made.map(({ name, bytes }) => [name, bytes]))
    files = contents
    names.after.name = nameLexicon(analyser.lexicon, { ...lexicon, name: lexiconName ?? '' })
    lexiconName = names.after.name
    lexicon = JSON.parse(JSON.stringify(analyser.lexicon))
    if (found) memory = { kept: JSON.parse(JSON.stringify(found)), read: (name) => files.get(name)! }
    expect(toTexts(made)).toEqual(toTexts(buildSearchIndex(pages)))
    const terms = made.filter(({ name }) => name.startsWith('t'))
    const anew = terms.filter(({ isFormer }) => !isFormer).length
    return { all: terms.length, anew, hasFormer: anew < terms.length }
  }
}

const toTexts = (made: ReturnType<typeof buildSearchIndex>) =>
  Object.fromEntries(made.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]))

/** Texts of few words, so that many are pairs, and pairs come and go; they may meet across a gap, too. */
function createTexts(seed: number) {
  const random = createRandom(seed)
  const number = (below: number) => Math.floor(random() * below)
  const words = Array.from({ length: 600 }, (_, at) => `${'kmrt'[at % 4]}${'aeiou'[at % 5]}${at}`)
  const word = () => words[Math.floor(random() ** 4 * words.length)]!
  const text = () =>
    Array.from({ length: 3 + number(25) }, () => word() + ['', '', '', '. ', 'K'][number(5)]).join(' ')
  return { number, text }
}

test.each([
  ['a small site', 90, sweep(6, 30)],
  ['one so large that terms keep the best section of each page only', manySections / 20 + 1, sweep(1, 6)],
])('after edits the index is the same as if there had been none before: %s', (_, size, edits) => {
  const { number, text } = createTexts(size)
  const build = createBuilds()
  const pages = Array.from({ length: size }, (_, at) =>
    testSearchPage(`Page ${at}`, '', {
      sections: Array.from({ length: size > 100 ? 20 : 1 + number(5) }, () => ({
        title: 'Part',
        text: text(),
      })),
    }),
  )
  build(pages)
  const edited = (old: string) => [
    text(),
    `${old} ka0 me1`,
    old.replace(/\S+$/, 'unheard'),
    old.replace(/\S+/, 'ka0'),
  ]
  let updates = 0
  for (let edit = 0; edit < edits; edit++) {
    const page = pages[number(pages.length)]!
    const section = page.sections[number(page.sections.length)]!
    const kind = number(10)
    if (kind === 0) page.title = text()
    else if (kind === 1) page.sections.push({ title: 'New', text: text() })
    else section.text = edited(section.text)[kind % 4]!
    if (build(structuredClone(pages)).hasFormer) updates++
  }
  expect(updates).toBeGreaterThan(edits / 2)
})

test('after an edit of one text most files of terms are those of the last index', () => {
  const { text } = createTexts(1)
  const build = createBuilds()
  const pages = Array.from({ length: 160 }, (_, at) =>
    testSearchPage(`Page ${at}`, `${text()} word${at} word${at + 7}`),
  )
  const { all, anew } = build(pages)
  expect(all).toBeGreaterThan(5)
  expect(anew).toBe(all)
  pages[40]!.sections[0]!.text = pages[40]!.sections[0]!.text.replace('word40', 'xylophone')
  expect(build(pages).anew).toBeLessThan(all / 2)
})
