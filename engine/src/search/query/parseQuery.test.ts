import { describe, expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'
import { parseQuery } from './parseQuery.ts'

const messages = (typed: string) => parseQuery(typed).errors.map(({ message }) => message)
const texts = (typed: string) => parseQuery(typed).clauses.map(({ text }) => text)
const first = (typed: string) => parseQuery(`${typed} `).clauses[0]

describe('a query', () => {
  test('is words, of which the last may go on', () => {
    expect(parseQuery('hệ điề').clauses).toEqual([
      { text: 'hệ', presence: 'wanted', isPhrase: false, isPrefix: false, boost: 1 },
      { text: 'điề', presence: 'wanted', isPhrase: false, isPrefix: true, boost: 1 },
    ])
  })

  test('that ends in a blank has only whole words', () => {
    expect(first('word')).toMatchObject({ isPrefix: false })
    expect(first('word*')).toMatchObject({ text: 'word', isPrefix: true })
  })

  test('can need and exclude words, and limit them to a field', () => {
    expect(first('+ab')).toMatchObject({ text: 'ab', presence: 'required' })
    expect(first('-ab')).toMatchObject({ text: 'ab', presence: 'prohibited' })
    expect(first('-title:vim')).toMatchObject({ text: 'vim', presence: 'prohibited', field: 'title' })
  })

  test('can hold phrases, in a field too', () => {
    expect(first('"load balancer"')).toMatchObject({ text: 'load balancer', isPhrase: true })
    expect(first('heading:"a b"^2')).toMatchObject({
      text: 'a b',
      isPhrase: true,
      field: 'heading',
      boost: 2,
    })
    expect(first('"not closed')).toMatchObject({ text: 'not closed ', isPhrase: true })
  })

  test('can weigh words and say how many letters may differ; the last word on it counts', () => {
    expect(first('word~1^2.5')).toMatchObject({ text: 'word', edits: 1, boost: 2.5 })
    expect(first('word~1~2')).toMatchObject({ edits: 2 })
    expect(first('word~9')).toMatchObject({ edits: 2 })
  })

  test.each([
    'std::vector',
    'http://x',
    '12:30',
    'C:\\',
    '--dry-run',
    '-v',
    '~/.bashrc',
    'localhost:8080',
    '-/x',
  ])('takes %s for text', (typed) => {
    expect(parseQuery(`${typed} `)).toMatchObject({
      clauses: [{ text: typed, presence: 'wanted' }],
      errors: [],
    })
  })

  test('takes signs behind a backslash for text', () => {
    expect(texts('\\-a title\\:b')).toEqual(['-a', 'title:b'])
    expect(messages('\\-a title\\:b')).toEqual([])
  })
})

test('[S114] an unknown field is an error that names it and the fields there are, and its place', () => {
  expect(parseQuery('x foo:bar').errors).toEqual([
    {
      message: "unrecognised field 'foo', possible fields: 'title', 'heading', 'tag', 'in', 'lang'",
      start: 2,
      end: 9,
    },
  ])
})

test('[S115] an edit distance must be a number', () => {
  expect(messages('second~x')).toEqual(['edit distance must be numeric'])
  expect(messages('a ~')).toEqual(['edit distance must be numeric'])
})

test('[S116] a boost must be a number', () => {
  expect(parseQuery('a^b').errors).toEqual([{ message: 'boost must be numeric', start: 1, end: 3 }])
  expect(messages('a ^')).toEqual(['boost must be numeric'])
})

test.each([
  ['+', 'expecting term or field, found nothing'],
  ['a -', 'expecting term or field, found nothing'],
  ['+~2', "expecting term or field, found 'EDIT_DISTANCE'"],
  ['title:', 'expecting term, found nothing'],
  ['title:+x', "expecting term, found 'PRESENCE'"],
  ['title:^2', "expecting term, found 'BOOST'"],
  ['~2', "expected either a field or a term, found EDIT_DISTANCE with value '2'"],
  ['^2', "expected either a field or a term, found BOOST with value '2'"],
])('%s is an error: %s', (typed, message) => {
  expect(messages(typed)).toEqual([message])
})

test.each([
  ['x +', 2, 3],
  ['x title:', 2, 8],
  ['x -title:', 2, 9],
  ['x title:+y', 8, 10],
])('of %j the error is from %d to %d, at a sign where nothing follows', (typed, start, end) => {
  expect(parseQuery(typed).errors).toMatchObject([{ start, end }])
})

test('what cannot be read is searched for as text', () => {
  expect(texts('foo:bar a~x')).toEqual(['foo:bar', 'a~x'])
})

describe('a word behind a dash', () => {
  const tools = [
    testSearchPage('Archives', 'Run tar -xzf on it, or docker run --amend.'),
    testSearchPage('Tapes', 'The tar of tapes, and xzf: commit the name, la la, amend.'),
  ]
  const ask = (typed: string) => askTestIndex(tools, typed)

  test.each([
    ['tar -xzf', 'the pages write it so'],
    ['commit -amend', 'the pages write it with two dashes'],
    ['tar -la', 'it is short'],
    ['tar -owide', 'no page has it'],
    ['tar . -name', 'a path is beside it'],
    ['tar -v -name', 'an option is beside it'],
    ['tar | -name', 'a sign of the shell is beside it'],
    ['tar -v +20M', 'a plus beside an option requires nothing'],
  ])('leaves nothing out: %s, since %s', async (typed) => {
    const { hits, without } = await ask(typed)
    expect(without).toBeUndefined()
    expect(hits.map(({ title }) => title.text)).toContain('Tapes')
  })

  test.each(['tar -tapes', 'tar -"name"'])(
    'leaves pages out else, which the answer says: %s',
    async (typed) => {
      const { hits, without } = await ask(typed)
      expect(without).toEqual([typed.replace(/.*-|"/g, '')])
      expect(hits.map(({ title }) => title.text)).toEqual(['Archives'])
    },
  )
})

test('an address or a version is one word where the pages have it', async () => {
  const pages = [
    testSearchPage('Numbers', '0, 0, 0, 8 and 10 of 127 or 10.0.'),
    testSearchPage('Networks', 'From 10.0.0.0/8, never 127.0.0.1.'),
  ]
  const titles = async (typed: string) =>
    (await askTestIndex(pages, typed)).hits.map(({ title }) => title.text)
  expect(await titles('127.0.0.1')).toEqual(['Networks'])
  expect(await titles('10.0.0')).toEqual(['Networks'])
  expect(await titles('8.10.0 ')).toEqual(['Numbers', 'Networks'])
  const marked = async (typed: string) =>
    (await askTestIndex(pages, typed)).hits.map(({ snippet }) =>
      snippet?.marks.map((mark) => snippet.text.slice(...mark)),
    )
  expect(await marked('127.0.0.1')).toEqual([['127.0.0.1']])
  expect(await marked('10.0.0')).toEqual([['10.0.0']])
})
