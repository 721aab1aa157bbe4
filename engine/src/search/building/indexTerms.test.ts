import { expect, test } from 'vitest'
import { sweep } from '../../../../tests/support/sweep.ts'
import type { SearchPage } from '../../model/searchPage.ts'
import { createRandom } from '../../std/hash.ts'
import { manySections } from '../format/term.ts'
import { testSearchPage } from '../testIndex.ts'
import { type Analyser, createAnalyser, nameLexicon, type PageWords } from './analysePage.ts'
import { buildSearchIndex, type IndexMemory } from './buildSearchIndex.ts'

/**
 * Builds one index after the other as builds do, and tells how many files each wrote anew. Pages may be given twice, for
 * what it compares the index with.
 */
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
  return (pages: SearchPage[], others = pages) => {
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
    expect(toTexts(made)).toEqual(toTexts(buildSearchIndex(others)))
    const count = (kind: string) => {
      const files = made.filter(({ name }) => name.startsWith(kind))
      const anew = files.filter(({ isFormer }) => !isFormer).length
      return { all: files.length, anew, hasFormer: anew < files.length }
    }
    return { ...count('t'), texts: count('x') }
  }
}

const toTexts = (made: ReturnType<typeof buildSearchIndex>) =>
  Object.fromEntries(made.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]))

/** Texts of few words, so that many are pairs, and pairs come and go; they may meet across a gap or in a run, too. */
function createTexts(seed: number) {
  const random = createRandom(seed)
  const number = (below: number) => Math.floor(random() * below)
  const words = Array.from(
    { length: 600 },
    (_, at) => `${'kmrt'[at % 4]}${'aeiou'[at % 5]}${at}${at % 7 === 3 ? ':k' : ''}`,
  )
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
  Object.assign(pages[0]!, { title: 'Tall tree', aliases: ['ka0'] })
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

test('texts are written again only beside one that has changed', () => {
  const { text } = createTexts(2)
  const build = createBuilds()
  const texts = Array.from({ length: 60 }, () => text().repeat(20))
  const buildPages = () => {
    const read: number[] = []
    const pagesFor = (tell: (page: number) => void) =>
      texts.map((each, at) => ({
        ...testSearchPage(`Page ${at}`),
        sectionsName: each,
        get sections() {
          tell(at)
          return [{ title: '', text: each }]
        },
      }))
    const { anew, all } = build(
      pagesFor((page) => read.push(page)),
      pagesFor(() => {}),
    ).texts
    // Each is read once for its words.
    const written = read.filter((page, at) => read.indexOf(page) < at)
    return { anew: anew / all, written }
  }
  const first = buildPages()
  expect(first.anew).toBe(1)
  expect(first.written).toHaveLength(60)
  texts[30] += ' more'
  const next = buildPages()
  expect(next.anew).toBeLessThan(1 / 3)
  expect(next.written).toContain(30)
  expect(next.written.length).toBeLessThan(20)
})
