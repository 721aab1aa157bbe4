import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { assert, BuildFailed, diagnose, locate, stopOnErrors, withSeverity, writtenAt } from './diagnostic.ts'
import { codeFrame } from './printReport.ts'

const where = { file: toSourcePath('docs/a.md'), line: 1 }

test('a problem is an error unless its entry has another level', () => {
  expect(diagnose('empty-link', []).level).toBe('error')
  expect(diagnose('unused-directive', ['::x']).level).toBe('warning')
})

test('a problem carries its code, its words and its place', () => {
  expect(diagnose('empty-link', [], where)).toEqual({
    code: 'empty-link',
    level: 'error',
    title: 'Link without an address',
    message: 'The link leads nowhere: its address is empty.',
    hint: 'Write the address between the parentheses, or remove the link.',
    where,
  })
  expect(diagnose('empty-link', [])).not.toHaveProperty('where')
})

test('the compiler refuses an unknown code and wrong facts', () => {
  // @ts-expect-error there is no such code
  expect(() => diagnose('no-such-code', [])).toThrow()
  // @ts-expect-error this code takes no facts
  diagnose('nested-too-deeply', ['fact'])
})

test.each([
  ['log', 'info'],
  ['warn', 'warning'],
  ['throw', 'error'],
] as const)('the setting %s makes a problem one of level %s', (severity, level) => {
  expect(withSeverity(severity, diagnose('empty-link', []))).toMatchObject([{ level, code: 'empty-link' }])
})

test('the setting ignore drops a problem', () => {
  expect(withSeverity('ignore', diagnose('empty-link', []))).toEqual([])
})

test('errors stop the work, and every problem found so far is reported', () => {
  const problems = [diagnose('unused-directive', ['::x']), diagnose('empty-link', [])]
  expect(() => stopOnErrors(problems)).toThrow(BuildFailed)
  expect(new BuildFailed(problems).diagnostics).toBe(problems)
  expect(() => stopOnErrors(problems.slice(0, 1))).not.toThrow()
})

test('a failed assertion says that it is a bug of Sotay', () => {
  expect(() => assert(false, 'a sidebar')).toThrow(
    'Sotay expected a sidebar. This is a bug in Sotay, please report it with what you did.',
  )
  expect(() => assert(true, 'anything')).not.toThrow()
})

test('places in a long line are not as large as its square, and show what they would show with all of it', () => {
  const words = Array.from({ length: 2000 }, (_, number) => `[[n${number}]]`)
  const line = words.join(' ')
  const source = { file: where.file, lines: [line] }
  const places = words.map((word) => {
    return { ...locate(source, 1, line.indexOf(word) + 1), length: word.length }
  })
  expect(JSON.stringify(places).length).toBeLessThan(150 * line.length)
  for (const number of [0, 60, 1000, 1940, 1999]) {
    const place = places[number]!
    expect(writtenAt(place).slice(0, place.length)).toBe(words[number])
    expect(diagnose('empty-link', [], place).where).toEqual(place)
    expect(codeFrame(place)).toBe(codeFrame({ ...place, sourceLine: line, leftOut: 0 }))
  }
})

test('of many choices the nearest are listed, and the others counted', () => {
  const ids = Array.from({ length: 30 }, (_, number) => `guides/note-${number}`)
  const { message } = diagnose('unknown-sidebar-doc', [['guides/note-299'], 'sidebars.ts', ids])
  expect(message).toMatch(/The doc ids are: guides\/note-29, (?:guides\/note-\d+, ){19}and 10 more\.$/)
})
