import { expect, test } from 'vitest'
import { buildSearchIndex } from './building/buildSearchIndex.ts'
import type { SearchAnswer } from './query/searchHit.ts'
import { search } from './search.ts'
import { openIndex } from './searchIndex.ts'
import { askTestIndex, testSearchPage } from './testIndex.ts'

const pages = [
  testSearchPage('Processes', 'A process is a running program. The kernel schedules each one.'),
  testSearchPage('Databases', 'We use PostgreSQL. Balance the load of the checks by hand.'),
]
const isText = (name: string) => name.startsWith('x')
const request = { limit: 8, snippetLength: 50, edits: 2, withSections: false }

/** Opens an index of the pages; `read` is called with the name of each file that is read. */
function openWatched(read: (name: string) => void) {
  const files = new Map(buildSearchIndex(pages).map(({ name, bytes }) => [name, bytes]))
  return openIndex(async (name) => {
    read(name)
    return files.get(name)!
  })
}

test('of a long page only the texts around the section that is shown are read', async () => {
  const filler = 'Nothing to see here. '.repeat(200)
  const sections = ['', 'One', 'Two', 'Three'].map((title) => ({ title, text: filler }))
  const found = { title: 'Found', id: 'found', text: 'Here is the needle.' }
  const long = testSearchPage('Long', '', { sections: [...sections, found] })
  const textsIn = (names: string[]) => names.filter(isText).length
  expect(textsIn(buildSearchIndex([long]).map(({ name }) => name))).toBeGreaterThan(1)
  const { hits, read } = await askTestIndex([long], 'needle')
  expect(hits[0]?.snippet?.text).toBe('Here is the needle.')
  expect(textsIn(read)).toBe(1)
})

test.each(['processes', 'balance checks hand'])(
  'for %j the hits come first, and no text is read once something else is asked',
  async (typed) => {
    const askThen = async (isSettled: boolean) => {
      const texts: string[] = []
      const shown: SearchAnswer[] = []
      const index = await openWatched((name) => isText(name) && texts.push(name))
      const show = (answer: SearchAnswer) => void shown.push(answer)
      const { hits } = await search(index, { ...request, typed }, { show, isSettled: async () => isSettled })
      return { texts: texts.length, shown: shown[0]?.hits[0]?.title, snippet: hits[0]?.snippet }
    }
    const last = await askThen(true)
    expect(last.texts).toBeGreaterThan(0)
    expect(last.snippet).toBeDefined()
    expect(await askThen(false)).toEqual({ texts: 0, shown: last.shown, snippet: undefined })
  },
)

const filler = 'Nothing to see here. '.repeat(200)
const longPages = Array.from({ length: 8 }, (_, number) =>
  testSearchPage(`Page ${number}`, filler, {
    sections: [
      { title: '', text: filler },
      { title: 'Stack', id: 'stack', text: `Here is a needle. ${filler}` },
    ],
  }),
)

test('headings and texts are read from so many files, and the pages that these do not hold shown by their titles', async () => {
  const { hits, read } = await askTestIndex(longPages, 'needle', { textFiles: 3 })
  expect(read.filter(isText).length).toBeLessThanOrEqual(3)
  expect(hits.map(({ hash, snippet }) => [hash, snippet !== undefined])).toEqual([
    ...Array.from({ length: 3 }, () => ['#stack', true]),
    ...Array.from({ length: 5 }, () => ['', false]),
  ])
  const { hits: all } = await askTestIndex(longPages, 'needle')
  expect(all.every(({ hash }) => hash === '#stack')).toBe(true)
})

test('what Enter opens is known from the beginning: the section of the best page', async () => {
  const files = new Map(buildSearchIndex(longPages).map(({ name, bytes }) => [name, bytes]))
  const index = await openIndex(async (name) => files.get(name)!)
  const shown: SearchAnswer[] = []
  await search(index, { ...request, typed: 'needle' }, { show: (answer) => void shown.push(answer) })
  expect(shown[0]!.hits.map(({ hash }) => hash)).toEqual(['#stack', ...Array.from({ length: 7 }, () => '')])
})

test('no page is read for a query that another has replaced', async () => {
  const read: string[] = []
  const index = await openWatched((name) => read.push(name))
  const { hits, isPartial } = await search(index, { ...request, typed: 'processes' }, { isLast: () => false })
  expect({ hits, isPartial }).toEqual({ hits: [], isPartial: true })
  expect(read.some((name) => name.startsWith('t.'))).toBe(true)
  expect(read.filter((name) => name.startsWith('p.'))).toEqual([])
})

test('a query without words reads no file but the map', async () => {
  expect((await askTestIndex(pages, '  ')).read).toEqual(['map.bin'])
})

test('a file that cannot be read makes the answer partial; where none can, asking fails', async () => {
  const index = await openWatched((name) => {
    if (name.startsWith('v.')) throw new Error('gone')
  })
  const answer = await search(index, { ...request, typed: 'processes xyzzyxyzzy ' })
  expect(answer).toMatchObject({ isPartial: true, hits: [{ title: { text: 'Processes' } }] })
  await expect(search(index, { ...request, typed: 'xyzzyxyzzy ' })).rejects.toThrow('gone')
})

test.each([
  'what is the difference between a process and a database',
  'checks kernel',
  'dns hoạt động như thế nào',
  'processes',
  'databsaes',
  '"balance the load"',
])('three rounds of requests give the first hits of %j: the map, its words, the pages', async (typed) => {
  let rounds = 0
  let isWaiting = false
  const reading = new Set<() => void>()
  const waitTogether = () =>
    new Promise<void>((resolve) => {
      reading.add(resolve)
      if (isWaiting) return
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        rounds++
        for (const go of reading) go()
        reading.clear()
      })
    })
  const files = new Map(buildSearchIndex(pages).map(({ name, bytes }) => [name, bytes]))
  const index = await openIndex(async (name) => {
    await waitTogether()
    return files.get(name)!
  })
  const roundsOf: number[] = []
  await search(index, { ...request, typed }, { show: () => roundsOf.push(rounds) })
  expect(roundsOf[0]).toBeLessThanOrEqual(3)
})

test('a snippet does not begin twice where the description ends within a link', async () => {
  const page = testSearchPage('Network', 'In Simulating Speeds I showed how.', {
    description: 'In [Simulating',
  })
  const { hits } = await askTestIndex([page], 'network')
  expect(JSON.stringify(hits)).toContain('In Simulating Speeds I showed how.')
  expect(JSON.stringify(hits)).not.toContain('In [Simulating')
})
