import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { checkQueries, readQueries } from './searchQueries.ts'

const file = toSourcePath('queries.txt')
const read = (...lines: string[]) => readQueries(lines.join('\n'), file)

test('a line is a query and the pages that answer it, and says among how many results they should be', () => {
  const { queries, problems } = read('# Editors', '', 'exit vim => /vim | /a b', 'first: 2', 'a => b => /c ')
  expect(problems).toEqual([])
  expect(queries).toEqual([
    { typed: 'exit vim', pages: ['/vim', '/a b'], first: 8, line: 3 },
    { typed: 'a => b', pages: ['/c'], first: 2, line: 5 },
  ])
})

test.each(['exit vim -> /vim', 'exit vim =>', '=> /vim', 'first: 0'])(
  '%j is not a query with its pages',
  (line) => {
    const { queries, problems } = read('', line)
    expect(queries).toEqual([])
    expect(problems).toMatchObject([{ code: 'unreadable-search-query', where: { file, line: 2 } }])
  },
)

test('a query without its page among the first is reported with what it finds, and so is a page that is unknown', async () => {
  const trial = {
    pages: ['/a', '/b%20c'],
    ask: async (typed: string, limit: number) => [typed, '/b%20c'].slice(0, limit),
  }
  const { queries } = read('/a => /a/', '/x => /b c', '/a => /z', 'first: 1', '/x => /b c | /a')
  const problems = await checkQueries(queries, file, [trial])
  expect(problems.map(({ code, where }) => [code, where?.line])).toEqual([
    ['unknown-search-page', 3],
    ['search-miss', 5],
  ])
  expect(problems[1]!.message).toBe('"/x" does not find /b c or /a first. It finds /x.')
})
