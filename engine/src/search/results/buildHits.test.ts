import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

const deadlocks = testSearchPage('Deadlocks', '', {
  description: 'Two threads that wait for each other',
  sections: [
    { title: '', text: 'The port answers, and nothing is done.' },
    { title: 'A deadlock in production', id: 'production', text: 'Take two dumps of the threads.' },
    { title: 'How a deadlock is prevented', id: 'prevent', text: 'Take all locks in one order.' },
  ],
})
const others = ['Threads', 'Memory', 'Signals'].map((title) => testSearchPage(title, `All of ${title}.`))
const ask = (typed: string) => askTestIndex([deadlocks, ...others], typed, { snippetLength: 140 })

test('a page is shown with its description, which ends as a sentence', async () => {
  const { hits } = await ask('deadlocks')
  expect(hits[0]?.snippet?.text).toBe(
    'Two threads that wait for each other. The port answers, and nothing is done.',
  )
})

test('a description that is only the first heading is not shown as the text of its page, nor as an answer', async () => {
  const page = testSearchPage('Semaphores', '', {
    description: 'Summary',
    sections: [{ title: 'Summary', id: 'summary', text: 'Semaphores count.' }],
  })
  const { hits, best } = await askTestIndex([page, ...others], 'what is a semaphore', { snippetLength: 140 })
  expect(hits[0]?.snippet?.text).toBe('Semaphores count.')
  expect(best).toBeUndefined()
})

test('how many more sections match is said below sections, not below a page alone', async () => {
  const text = 'The scheduler runs a process.'
  const long = ['Queues', 'Ages', 'Cores', 'Ticks', 'Idling'].map((title) => ({ title, id: title, text }))
  const pages = Array.from({ length: 6 }, (_, number) =>
    testSearchPage(`Scheduler ${number}`, '', { sections: [{ title: '', text }, ...long] }),
  )
  const { hits } = await askTestIndex(pages, 'scheduler', { limit: 8, withSections: true })
  const counted = hits.filter(({ more }) => more)
  expect(counted.length).toBeGreaterThan(0)
  for (const hit of counted) expect(hits[hits.indexOf(hit) + 1]?.isBelow).toBe(true)
})

test('a description that the text begins with is not shown twice', async () => {
  const page = testSearchPage('Signals', 'They end a process. Most can be caught.', {
    description: 'They end a process.',
  })
  const { hits } = await askTestIndex([page], 'signals', { snippetLength: 140 })
  expect(hits[0]?.snippet?.text).toBe('They end a process. Most can be caught.')
})

test('what a page is called is answered by its introduction, not by a heading with the same word', async () => {
  const { best } = await ask('what is a deadlock')
  expect(best?.hash).toBe('')
  expect(best?.snippet?.text).toContain('Two threads that wait for each other.')
})

test('a heading that holds more of the question than the title answers it', async () => {
  const { best } = await ask('how can a deadlock be prevented')
  expect(best?.hash).toBe('#prevent')
})

test('a title that holds only one of the words of a question does not answer it', async () => {
  expect((await ask('what happens when I use a deadlock')).best).toBeUndefined()
  expect((await ask('how does a deadlock happen')).best).toBeDefined()
})

test('the spelling that a title has comes before others with marks', async () => {
  const pages = [
    testSearchPage('Nâng cấp', 'Cấp quyền cho máy.', { lang: 'vi' }),
    testSearchPage('The CAP theorem', 'Consistency or availability.'),
  ]
  const { hits } = await askTestIndex(pages, 'CAP')
  expect(hits.map(({ title }) => title.text)).toEqual(['The CAP theorem', 'Nâng cấp'])
})
