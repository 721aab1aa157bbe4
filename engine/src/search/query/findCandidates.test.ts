import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

test('the spelling of the other side of the ocean is found beside a word that exists', async () => {
  const both = [
    testSearchPage('Synchronization'),
    testSearchPage('A book', 'On synchronisation, in passing.'),
  ]
  const { hits } = await askTestIndex(both, 'synchronisation')
  expect(hits.map(({ title }) => title.text)).toEqual(['Synchronization', 'A book'])
})

test('a compound is also found written as two words, though some page spells it as one', async () => {
  const apart = Array.from({ length: 3 }, (_, index) =>
    testSearchPage(`Map ${index}`, 'A hash table has buckets. Each hash table grows.'),
  )
  const { hits } = await askTestIndex([...apart, testSearchPage('Stray', 'Some say hashtable.')], 'hashtable')
  expect(new Set(hits.map(({ title }) => title.text))).toEqual(new Set(['Map 0', 'Map 1', 'Map 2', 'Stray']))
})

test('a name in code is also found written as words', async () => {
  const states = Array.from({ length: 3 }, (_, index) =>
    testSearchPage(`State ${index}`, 'It stays in TIME-WAIT.'),
  )
  const others = [testSearchPage('Waiting', 'Wait some time.'), testSearchPage('C', 'The macro TIME_WAIT.')]
  const { hits, instead } = await askTestIndex([...states, ...others], 'time_wait')
  expect(hits.map(({ title }) => title.text)).toEqual(['C', 'State 0', 'State 1', 'State 2'])
  expect(instead).toBeUndefined()
  const alone = await askTestIndex(states, 'time_wait')
  expect(alone.instead).toBeUndefined()
})

test('a compound that is two words elsewhere is no typo of another word', async () => {
  const apart = Array.from({ length: 3 }, (_, index) =>
    testSearchPage(`Map ${index}`, 'A hash table has buckets. Each hash table grows.'),
  )
  const other = testSearchPage('Keys', 'A key is hashable, all of it: hashable.')
  const { hits } = await askTestIndex([...apart, other], 'hashtable')
  expect(hits.map(({ title }) => title.text)).toEqual(['Map 0', 'Map 1', 'Map 2'])
})

test.each(['loadbalancer', 'loadbalncer'])(
  'a compound finds the page whose title has its two words before those that name it in passing (%s)',
  async (typed) => {
    const passing = Array.from({ length: 3 }, (_, index) =>
      testSearchPage(
        `Fault ${index}`,
        'LoadBalancer, a load balancer: no load balancer helps. LoadBalancer.',
      ),
    )
    const { hits, instead } = await askTestIndex([...passing, testSearchPage('Load balancer')], typed)
    expect(hits[0]?.title).toEqual({
      text: 'Load balancer',
      marks: [
        [0, 4],
        [5, 13],
      ],
    })
    expect(instead?.words[0]?.used).toBe('load balancer')
  },
)

const radio = Array.from({ length: 3 }, (_, index) =>
  testSearchPage(`Radio ${index}`, 'Wi-Fi has channels. A Wi-Fi access point sends an email.'),
)
const stray = [testSearchPage('Stray', 'Some say wifi.'), testSearchPage('Post', 'A letter e in the mail.')]
const titlesFor = async (typed: string) => {
  const { hits } = await askTestIndex([...radio, ...stray], typed)
  return hits.map(({ title }) => title.text)
}

test('short names with a dash are found without it, and those without one by typing it', async () => {
  expect(await titlesFor('wifi')).toEqual(expect.arrayContaining(['Radio 0', 'Radio 1', 'Radio 2', 'Stray']))
  expect(await titlesFor('e-mail')).toEqual(expect.arrayContaining(['Radio 0', 'Radio 1', 'Radio 2', 'Post']))
})

test('a word that no page holds finds what it is made of, not a similar one', async () => {
  const made = [
    testSearchPage('Keys', 'Store each secret in a secure place.'),
    testSearchPage('Rules', 'A paper on security.'),
  ]
  const { hits, instead } = await askTestIndex(made, 'securely')
  expect(hits.map(({ title }) => title.text)).toEqual(['Keys'])
  expect(instead?.words).toEqual([{ typed: 'securely', used: 'secure', isKnown: false }])
})

test('signs of code are found by themselves, and say nothing beside words', async () => {
  const code = [
    testSearchPage('Chains', 'Run make && make install.'),
    testSearchPage('Any', 'Use .* here.'),
    testSearchPage('Processes', 'A process is a running program.'),
  ]
  const titles = async (typed: string) =>
    (await askTestIndex(code, typed)).hits.map(({ title }) => title.text)
  expect(await titles('&&')).toEqual(['Chains'])
  expect(await titles('.*')).toEqual(['Any'])
  expect(await titles('*')).toEqual([])
  expect(await titles('process &&')).toEqual(['Processes'])
})

test('a compound is also found in the plural of its second word', async () => {
  const boxes = Array.from({ length: 3 }, (_, index) =>
    testSearchPage(`Box ${index}`, 'A smart pointer owns. One smart pointer ends.'),
  )
  const { hits } = await askTestIndex([...boxes, testSearchPage('Smart Pointers')], 'smartpointer')
  expect(hits[0]?.title.text).toBe('Smart Pointers')
})

test('two words are also found as the one word of a title', async () => {
  const others = ['Deployment', 'Queues'].map((title) =>
    testSearchPage(title, 'The data. A loader of files. A loader of data.'),
  )
  const { hits } = await askTestIndex([...others, testSearchPage('Dataloaders')], 'data loader')
  expect(hits[0]?.title.text).toBe('Dataloaders')
})
