import { expect, test } from 'vitest'
import { testFolder } from '../../content/testFolder.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { expectLinear } from '../../std/testGrowth.ts'
import { locateProblems } from './locateProblems.ts'

const files = {
  'site.ts': "const items = [\n  { a: 1 },\n  { b: 'x' },\n]\nexport default { navbar: { items } }\n",
  'data.yml': 'one:\n  two: [1, { three: 3 }]\n',
  'data.json': '{\n  "a": { "b": 1 }\n}\n',
  'note.md': '---\ntitle: T\ntags: [a]\n---\n\n<a href="/gone">x</a> [y](/other)\n',
  'crlf.md': '---\r\ntitle: T\r\nslug: /s\r\n---\r\n\r\nText\r\n',
}

async function placeOf(file: string, where: { key?: PropertyKey[]; texts?: string[] }) {
  const problem = diagnose('empty-link', [], { file: toSourcePath(file), ...where })
  const [located] = await locateProblems(testFolder(files).siteDir, [problem])
  const { line, column, length } = located!.where!
  return line === undefined ? 'file' : `${line}:${column}+${length}`
}

test.each([
  ['site.ts', ['navbar', 'items', 1, 'b'], '3:5+1'],
  ['site.ts', ['navbar', 'items', 0], '2:3+8'],
  ['site.ts', ['navbar', 'gone', 'deeper'], '5:18+6'],
  ['site.ts', ['nothing'], '5:16+1'],
  ['data.yml', ['one', 'two', 1, 'three'], '2:14+5'],
  ['data.json', ['a', 'b'], '2:10+3'],
  ['note.md', ['tags'], '3:1+4'],
  ['note.md', ['slug'], 'file'],
  ['crlf.md', ['slug'], '3:1+4'],
  ['missing.ts', ['a'], 'file'],
])('in %s the key %j is at %s', async (file, key, place) => {
  expect(await placeOf(file, { key })).toBe(place)
})

test('a text is looked up between quotes or parentheses, the likeliest first', async () => {
  expect(await placeOf('note.md', { texts: ['/base/gone', '/gone'] })).toBe('6:10+5')
  expect(await placeOf('note.md', { texts: ['/other'] })).toBe('6:27+6')
  expect(await placeOf('note.md', { texts: ['/oth'] })).toBe('file')
})

test('a text that a setting holds is looked up from its key on; if it is not there, the key is meant', async () => {
  const place = (texts: string[]) => placeOf('site.ts', { key: ['navbar', 'items', 1, 'b'], texts })
  expect(await place(['x'])).toBe('3:9+1')
  expect(await place(['y'])).toBe('3:5+1')
  expect(await placeOf('note.md', { key: ['title'], texts: ['T'] })).toBe('2:8+1')
})

test('the time for keys of one file grows with their number', async () => {
  const keysOf = (count: number) => Array.from({ length: count }, (_, number) => `key${number}`)
  const work = (keys: string[]) => {
    const file = toSourcePath('data.yml')
    const problems = keys.map((key) => diagnose('empty-link', [], { file, key: [key, 'a'] }))
    const text = keys.map((key) => `${key}: { a: 1 }\n`).join('')
    return locateProblems('', problems, () => text)
  }
  await expectLinear(keysOf, work, 800)
}, 300_000)

test('of a long line a place holds what is around its column, for a line may have thousands of problems', async () => {
  const file = toSourcePath('data.json')
  const keys = Array.from({ length: 500 }, (_, number) => `key${number}`)
  const text = JSON.stringify(Object.fromEntries(keys.map((key) => [key, 1])))
  const problem = diagnose('empty-link', [], { file, key: ['key400'] })
  const [located] = await locateProblems('', [problem], () => text)
  const { column = 0, leftOut = 0, sourceLine = '' } = located!.where!
  expect(sourceLine.length).toBeLessThan(text.length / 4)
  expect(sourceLine.slice(column - 1 - leftOut)).toMatch(/^"?key400/)
})
