import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'
import { agreeTitle } from './agreeTitle.ts'

const filler = Array.from({ length: 60 }, (_, index) =>
  testSearchPage(`Note ${index}`, `Text number ${index}.`),
)
const first = async (pages: ReturnType<typeof testSearchPage>[], typed: string) =>
  (await askTestIndex([...filler, ...pages], typed)).hits[0]?.title.text

const sections = (...texts: string[]) => ({
  sections: texts.map((text, index) => ({
    title: index === 0 ? '' : `Part ${index}`,
    id: `part-${index}`,
    text,
  })),
})

test('a section that holds most of the words precedes a page where they are scattered', async () => {
  const scattered = ['A partition.', 'To grow.', 'A volume.', 'While mounted.'].map((text) => text.repeat(3))
  const pages = [
    testSearchPage('Everything', '', sections(...scattered)),
    testSearchPage('Volumes', '', sections('Short.', 'Grow a volume while it is mounted.')),
  ]
  expect(await first(pages, 'grow volume partition mounted')).toBe('Volumes')
})

test('a long page that repeats a few words does not precede one that holds all of them', async () => {
  const pages = [
    testSearchPage('Everything', '', sections(...Array.from({ length: 30 }, () => 'Production data.'))),
    testSearchPage('Watching', 'Drift of data in production.'),
  ]
  expect(await first(pages, 'production data drift')).toBe('Watching')
})

test('a list of many short sections, which repeats every word, does not precede a page about them', async () => {
  const entry = 'Image of a size.'
  const entries = Array.from({ length: 120 }, (_, index) => (index % 6 === 0 ? entry : 'Other.'))
  const pages = [
    testSearchPage('Errors', '', sections(...entries)),
    testSearchPage('Pictures', '', sections(entry, entry, entry)),
  ]
  expect(await first(pages, 'image size')).toBe('Pictures')
})

test('one of very many headings names a word by chance: a page about it comes first', async () => {
  const errors = Array.from({ length: 200 }, (_, index) => ({
    title: index === 50 ? 'deploy-failed' : `error-${index}`,
    id: `error-${index}`,
    text: index === 50 ? 'To deploy failed.' : 'An error.',
  }))
  const pages = [
    testSearchPage('Errors', '', { sections: errors }),
    testSearchPage('Hosting', 'Deploy it from here. To deploy again, deploy the same files.'),
  ]
  expect(await first(pages, 'deploy')).toBe('Hosting')
  expect(await first(pages, 'deploy-failed')).toBe('Errors')
})

test('a page that says in its introduction what it is about precedes one that mentions that further down', async () => {
  const pages = [
    testSearchPage('Attic', '', sections('All that is left.', 'Run code before each request.')),
    testSearchPage('Middle', '', sections('Run code before each request.', 'All that is left.')),
  ]
  expect(await first(pages, 'run code before request')).toBe('Middle')
})

test('a page named after the rarer word of a question precedes those that hold both in passing', async () => {
  const pages = [
    ...Array.from({ length: 12 }, (_, index) => testSearchPage(`Service ${index}`, 'Services answer.')),
    testSearchPage('Notices', 'Notices to services, through a queue.'),
    testSearchPage('Message queues', 'A queue keeps messages. Who reads a queue is late.'),
  ]
  expect(await first(pages, 'when should i use a queue between services')).toBe('Message queues')
})

test('a syllable that each of the few notes in another language holds is not rare', async () => {
  const english = Array.from({ length: 100 }, (_, index) => testSearchPage(`Page ${index}`, 'Some words.'))
  const regexes = Array.from({ length: 10 }, (_, index) => testSearchPage(`Recipe ${index}`, 'A regex.'))
  const vietnamese = Array.from({ length: 8 }, (_, index) =>
    testSearchPage(`Bài ${index}`, 'Một số.', { lang: 'vi' }),
  )
  expect(await first([...english, ...vietnamese, ...regexes], 'regex số')).toBe('Recipe 0')
})

test('words of every day count for less than what a question is about', async () => {
  const pages = [
    testSearchPage('Habits', 'The cheapest, biggest and oldest of all, and sometimes the fastest.'),
    testSearchPage('Storage', 'A bucket.'),
  ]
  expect(await first(pages, 'cheapest and sometimes biggest bucket')).toBe('Storage')
})

test('a title agrees with a question as with the words that it is about', () => {
  const word = (slot: number, position: number) => ({ slot, position, length: 2, quality: 1 })
  const asked = agreeTitle([word(3, 0), word(4, 1)], [0, 0, 0, 1, 1])
  expect(asked).toBe(agreeTitle([word(0, 0), word(1, 1)], [1, 1]))
  expect(asked).toBeGreaterThan(2)
})

test('a title that two beginnings complete precedes a page that repeats it', async () => {
  const entries = Array.from({ length: 2 }, (_, index) => ({
    title: `Virtual entities ${index}`,
    id: `part-${index}`,
    text: 'Ask virtual entities. '.repeat(3),
  }))
  const pages = [
    testSearchPage('Kinds of entities', '', {
      sections: [{ title: '', text: entries[0]!.text }, ...entries],
    }),
    testSearchPage('Virtual entities', 'Short.'),
  ]
  expect(await first(pages, 'virt ent')).toBe('Virtual entities')
})
