import { describe, expect, test } from 'vitest'
import { buildSearchIndex } from './building/buildSearchIndex.ts'
import type { SearchRequest } from './query/searchHit.ts'
import { askTestIndex, testSearchPage } from './testIndex.ts'

const section = (title: string, text: string) => ({
  title,
  id: title.toLowerCase().replaceAll(' ', '-'),
  text,
})
const pages = [
  testSearchPage('Processes', 'A process is a running program. The kernel schedules each one.'),
  testSearchPage('Load balancing', 'A load balancer spreads requests.', {
    sections: [
      {
        title: '',
        text: 'A load balancer spreads requests. A load balancer fails too. Every load balancer is watched.',
      },
      section('Health checks', 'Ask each server whether it lives.'),
    ],
  }),
  testSearchPage('Databases', 'We use PostgreSQL. Balance the load of the checks by hand.'),
  testSearchPage('Hệ điều hành', 'Hệ điều hành quản lý bộ nhớ và tiến trình.', {
    lang: 'vi',
    keywords: ['linux'],
  }),
  testSearchPage('Hè về', 'Mùa hè đã đến.', { lang: 'vi' }),
  testSearchPage('Đường đi', 'Con đường dài. Hoà bình. Kỹ thuật.', { lang: 'vi', path: 'vi/duong' }),
  testSearchPage(
    'Shell',
    'Run kubectl --dry-run=client in kube-system with .gitignore, c++ and TLS 1.3; call getElementById. Since 2.4.1 it sorts in O(n log n), as C# does, at 14:05:09.',
    {
      path: 'tools/shell',
    },
  ),
]
const ask = async (typed: string, request: Partial<SearchRequest> & { contexts?: string[] } = {}) => {
  const { hits } = await askTestIndex(pages, typed, request)
  return hits.map(({ title }) => title.text)
}
const first = async (typed: string) => (await ask(typed))[0]

describe('Vietnamese', () => {
  test.each([
    'hệ điều hành',
    'he dieu hanh',
    'Hệ Điều Hành'.normalize('NFD'),
    'hệ dieu hành',
    'heej ddieeuf hanhf',
    'he65 d9ie6u2 hanh2',
    'HE DIEU',
  ])('[S127] is found by %j', async (typed) => {
    expect(await first(typed)).toBe('Hệ điều hành')
  })

  test('typed without marks finds every spelling', async () => {
    expect(new Set(await ask('he '))).toEqual(new Set(['Hệ điều hành', 'Hè về']))
  })

  test('typed with marks puts those marks first and keeps the others', async () => {
    expect((await ask('hệ '))[0]).toBe('Hệ điều hành')
    expect((await ask('hè '))[0]).toBe('Hè về')
    expect(await ask('hẹ ')).toHaveLength(2)
  })

  test.each(['duong', 'đương', 'đuong', 'hòa bình', 'hoà bình', 'kĩ thuật', 'ki thuat', 'duongf'])(
    'finds the way by %j',
    async (typed) => {
      expect(await first(typed)).toBe('Đường đi')
    },
  )
})

describe('English', () => {
  test.each([
    ['process', 'Processes'],
    ['scheduling', 'Processes'],
    ['run programs', 'Processes'],
    ['balancers', 'Load balancing'],
  ])('[S127] %j finds other forms of the word', async (typed, title) => {
    expect(await first(typed)).toBe(title)
  })

  test('words that belong together win over the same words apart', async () => {
    expect(await first('load balancer')).toBe('Load balancing')
  })

  test.each([
    ['prcess', 'Processes'],
    ['procesess', 'Processes'],
    ['balacning', 'Load balancing'],
  ])('%j is corrected', async (typed, title) => {
    expect(await first(typed)).toBe(title)
  })

  test('a word that exists is corrected too where no page answers the query as it is', async () => {
    const both = [
      testSearchPage('Shared memory', 'Two programs see the same pages.'),
      testSearchPage('Paper', 'Shred it.'),
      testSearchPage('Memory', 'What a program sees.'),
    ]
    const { hits } = await askTestIndex(both, 'shred memory ')
    expect(hits[0]!.title.text).toBe('Shared memory')
    expect((await askTestIndex(both, 'shred ')).hits.map(({ title }) => title.text)).toEqual(['Paper'])
  })

  test('a form that exists does not keep an unknown word from being corrected', async () => {
    const both = [
      testSearchPage('Keeps', 'What the kernel keeps.'),
      testSearchPage('Other', 'Keeping the kernel.'),
    ]
    expect((await askTestIndex(both, 'what the kernel keepes ')).hits[0]!.title.text).toBe('Keeps')
  })

  test('short words, numbers and words that are far off are not', async () => {
    for (const typed of ['vxm ', '1234 ', 'brokessis ']) expect(await ask(typed)).toEqual([])
    expect(await ask('prcess ', { edits: 0 })).toEqual([])
    expect(await ask('prcess~0 ')).toEqual([])
  })

  test.each([
    ['loadbalancing', 'Load balancing'],
    ['post gre sql', undefined],
    ['postgre sql', 'Databases'],
  ])('%j may be one word or two', async (typed, title) => {
    if (title) expect(await first(typed)).toBe(title)
  })
})

test.each([
  '--dry-run',
  'kube-system',
  '.gitignore',
  'gitignore',
  'c++',
  'TLS 1.3',
  '1.3',
  'getElementById',
  'element',
  'dry-run=client',
  '2.4.1',
  'O(n log n)',
  'c#',
  '14:05:09',
])('code is found whole and in parts: %s', async (typed) => {
  expect(await first(typed)).toBe('Shell')
})

describe('the query language', () => {
  test('a phrase is found as it was typed', async () => {
    expect(await ask('"balance the load"')).toEqual(['Databases'])
    expect(await ask('"load the balance"')).toEqual([])
  })

  test('a minus at the start of all there is belongs to the text', async () => {
    expect((await ask('-dry-run '))[0]).toBe('Shell')
    expect(await ask('-processes ')).toEqual(['Processes'])
  })

  test('words can be excluded, needed and limited to titles and headings', async () => {
    expect(await ask('load -balancer')).toEqual(['Databases'])
    expect(await ask('title:load')).toEqual(['Load balancing'])
    expect(await ask('heading:checks')).toEqual(['Load balancing'])
    expect(await ask('+load +postgresql')).toEqual(['Databases'])
  })

  test('pages can be chosen by language, path and tag', async () => {
    expect(await ask('lang:vi')).toHaveLength(3)
    expect(await ask('in:tools')).toEqual(['Shell'])
    expect(await ask('tag:linux')).toEqual(['Hệ điều hành'])
    expect(await ask('-lang:vi he')).not.toContain('Hè về')
  })

  test('a word may be a prefix, and differ by a given number of letters', async () => {
    expect(await ask('proc* kernel ')).toEqual(['Processes'])
    expect(await ask('proc kernel ')).not.toContain('Shell')
    expect(await ask('postgresqk~1 ')).toEqual(['Databases'])
    expect(await ask('postgrescc~1 ')).toEqual([])
    expect(await ask('postgrescc~2 ')).toEqual(['Databases'])
  })

  test('each word may be the beginning of one in a title, not only the last', async () => {
    expect((await ask('loa balan'))[0]).toBe('Load balancing')
    expect((await ask('dat req '))[0]).not.toBe('Load balancing')
    expect((await ask('"loa balancing"'))[0]).toBeUndefined()
  })

  test('an unknown field is text', async () => {
    expect((await ask('foo:bar processes'))[0]).toBe('Processes')
    expect((await ask('kernel:process'))[0]).toBe('Processes')
  })

  test('a boost moves a word up', async () => {
    expect((await ask('process^9 load '))[0]).toBe('Processes')
    expect((await ask('process load^9 '))[0]).toBe('Load balancing')
  })

  test('mistakes come with the answer', async () => {
    const { hits, errors } = await askTestIndex(pages, 'processes foo:bar')
    expect(hits[0]!.title.text).toBe('Processes')
    expect(errors).toHaveLength(1)
  })
})

describe('contexts', () => {
  test('[S124] are searched by themselves, or left out', async () => {
    const contexts = ['vi', 'tools']
    expect(await ask('duong', { contexts, context: 'vi' })).toEqual(['Đường đi'])
    expect(await ask('duong', { contexts, context: 'tools' })).toEqual([])
    expect(await ask('he ', { contexts, outside: true })).toHaveLength(2)
    expect(await ask('duong', { contexts, outside: true })).toEqual([])
  })
})

describe('a result', () => {
  test('[S70] is a page, a heading with its anchor, or words of a text', async () => {
    const { hits } = await askTestIndex(pages, 'health checks')
    expect(hits[0]).toMatchObject({
      kind: 'heading',
      section: { text: 'Health checks' },
      hash: '#health-checks',
      href: '/load-balancing',
    })
    expect((await askTestIndex(pages, 'load balancing')).hits[0]).toMatchObject({ kind: 'page', hash: '' })
    expect((await askTestIndex(pages, 'server lives')).hits[0]).toMatchObject({
      kind: 'content',
      hash: '#health-checks',
    })
  })

  test('shows where its words are', async () => {
    const { hits } = await askTestIndex(pages, 'bo nho')
    const { text, marks } = hits[0]!.snippet!
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['bộ', 'nhớ'])
  })

  test('marks no words of grammar, here or on the page of the hit, unless they are all there is', async () => {
    const { hits, words } = await askTestIndex(pages, 'what is a running program')
    const { text, marks } = hits[0]!.snippet!
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['running', 'program'])
    expect(words).toEqual(['running', 'program'])
    expect((await askTestIndex(pages, 'is a ')).words).toEqual(['is', 'a'])
  })

  test('marks of a word that is still being typed what is typed of it', async () => {
    const { hits } = await askTestIndex(pages, 'proce')
    expect(hits[0]!.title).toEqual({ text: 'Processes', marks: [[0, 5]] })
  })
})

test('there are at most so many results, with the number of all', async () => {
  const many = Array.from({ length: 9 }, (_, index) => testSearchPage(`Note ${index}`, 'Same.'))
  const { hits, total } = await askTestIndex(many, 'same')
  expect([hits.length, total]).toEqual([8, 9])
})

test('pages that are the same to the words are all counted, and the best are shown however many there are', async () => {
  const many = Array.from({ length: 1200 }, (_, index) =>
    testSearchPage(`Note ${index}`, index % 3 === 0 ? 'A zebra.' : 'Nothing.'),
  )
  const { hits, total } = await askTestIndex([...many, testSearchPage('Zebra')], 'zebra')
  expect(total).toBe(401)
  expect(hits[0]!.title.text).toBe('Zebra')
})

test('a query about pages alone finds them wherever they are', async () => {
  const many = Array.from({ length: 300 }, (_, index) => testSearchPage(`Note ${index}`))
  const last = testSearchPage('Zuletzt', '', { lang: 'de', keywords: ['end'] })
  for (const typed of ['lang:de', 'tag:end', 'in:zuletzt'])
    expect((await askTestIndex([...many, last], typed)).hits.map(({ title }) => title.text)).toEqual([
      'Zuletzt',
    ])
})

test('a query for a tag loads the entries of the pages that have it, not of all', async () => {
  const many = Array.from({ length: 300 }, (_, index) => testSearchPage(`Note ${index}`))
  const tagged = testSearchPage('Tagged', '', { keywords: ['load balancer'] })
  const { hits, read } = await askTestIndex([...many, tagged], 'tag:"load balancer"')
  expect(hits.map(({ title }) => title.text)).toEqual(['Tagged'])
  expect(read.filter((name) => name.startsWith('p'))).toHaveLength(1)
})

test('the same pages give the same files, in whatever order they come', () => {
  const names = (all: typeof pages) => buildSearchIndex(all).map(({ name }) => name)
  expect(names([...pages].reverse())).toEqual(names(pages))
})

test.each(['', '"', '"""', '\\', '+-', '~~', '^', ':', 'a:b:c', '💥', '%', '*', '-', '(', 'x'.repeat(5000)])(
  '%j does no harm',
  async (typed) => {
    await expect(ask(typed)).resolves.toBeDefined()
  },
)

test.each(['how to back up data', 'log in', 'how do i set up data'])('%j finds its noun', async (typed) => {
  const nouns = ['Backups', 'Login', 'Setup'].map((title) => testSearchPage(title, 'Keep data.'))
  const stairs = testSearchPage('Stairs', 'Set data back, in, up. Keep a log of data up in the attic.')
  expect((await askTestIndex([...nouns, stairs], typed)).hits[0]!.title.text).not.toBe('Stairs')
})
