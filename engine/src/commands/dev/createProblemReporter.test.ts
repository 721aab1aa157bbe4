import { expect, onTestFinished, test, vi } from 'vitest'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { createProblemReporter } from './createProblemReporter.ts'

const inX = (line: number): Diagnostic =>
  diagnose('empty-link', [], { file: toSourcePath('docs/x.md'), line, column: 1 })
const inY = diagnose('empty-link', [], { file: toSourcePath('docs/y.md') })
const inLanguage = (problem: Diagnostic, name: string): Diagnostic => ({
  ...problem,
  languages: [{ name, baseUrl: `/${name}/` }],
})

/** A reporter whose printed places, counts of languages and other lines are returned. */
function openReporter(isThere?: (file: string) => boolean) {
  const lines: string[] = []
  for (const stream of [process.stderr, process.stdout]) {
    const print = vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(...(String(text).match(/docs\/\w\.md\S*$|^.*(?:fixed|removed|left)\.|… and in .*/gm) ?? []))
      return true
    })
    onTestFinished(() => print.mockRestore())
  }
  const reportProblems = createProblemReporter(isThere)
  return (...found: Parameters<typeof reportProblems>) => {
    reportProblems(...found)
    return lines.splice(0)
  }
}

test('problems are printed when they change, and a file is fixed when its last one is gone', () => {
  const report = openReporter()
  expect(report('docs/x.md', [inX(1), inX(2)], '1')).toEqual(['docs/x.md:1:1', 'docs/x.md:2:1'])
  expect(report('docs/x.md', [inX(1), inX(2)], '2')).toEqual([])
  expect(report('docs/x.md', [inX(2)], '3')).toEqual(['docs/x.md:2:1'])
  expect(report('docs/x.md', [], '4')).toEqual(['docs/x.md: fixed.'])
  expect(report('docs/x.md', [], '5')).toEqual([])
})

test('a page whose front matter still has a mistake is not fixed: what is left is printed', () => {
  const report = openReporter()
  report('The site', [inX(1), inY], '1')
  report('docs/x.md', [inX(9)], '1')
  expect(report('The site', [inX(1), inY], '2')).toEqual([])
  expect(report('docs/x.md', [], '2')).toEqual(['docs/x.md:1:1'])
  expect(report('The site', [inY], '3')).toEqual(['docs/x.md: fixed.', '1 other problem is left.'])
})

test('a file whose page has not been made again may still have mistakes, which are then printed', () => {
  const report = openReporter()
  report('The site', [inX(1), inY], '1')
  report('docs/x.md', [inX(9)], '1')
  expect(report('The site', [], '2')).toEqual(['docs/y.md: fixed.'])
  expect(report('docs/x.md', [inX(9)], '2')).toEqual(['docs/x.md:9:1'])
  expect(report('docs/x.md', [], '3')).toEqual(['docs/x.md: fixed.'])
})

test('a problem that a page has in several languages is printed once', () => {
  const report = openReporter()
  expect(report('docs/x.md', [inLanguage(inX(1), 'en')], '1')).toEqual(['docs/x.md:1:1'])
  expect(report('docs/x.md', [inLanguage(inX(1), 'vi')], '1')).toEqual([])
  expect(
    report(
      'docs/x.md',
      [inX(1), inX(2)].map((each) => inLanguage(each, 'fr')),
      '1',
    ),
  ).toEqual(['docs/x.md:1:1', '… and in 2 languages', 'docs/x.md:2:1'])
  expect(report('docs/x.md', [], '2')).toEqual(['docs/x.md: fixed.'])
})

test('problems that are left in other files are counted, not printed again', () => {
  const report = openReporter()
  report('The site', [inY], '1')
  expect(report('The site', [inX(1), inX(2), inY], '2')).toEqual([
    'docs/x.md:1:1',
    'docs/x.md:2:1',
    '1 other problem is left.',
  ])
  expect(report('The site', [inX(2), inY], '3')).toEqual(['docs/x.md:2:1', '1 other problem is left.'])
  expect(report('The site', [inX(2)], '4')).toEqual(['docs/y.md: fixed.', '1 other problem is left.'])
})

test('a file that is gone is removed, not fixed', () => {
  const report = openReporter((file) => file !== 'docs/y.md')
  report('The site', [inX(1), inY], '1')
  expect(report('The site', [], '2')).toEqual(['docs/x.md: fixed.', 'docs/y.md: removed.'])
})
