import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { expectLinear } from '../std/testGrowth.ts'
import { type Diagnostic, diagnose } from './diagnostic.ts'
import {
  codeFrame,
  countProblems,
  type Paint,
  printReport,
  printShortReport,
  uniqueDiagnostics,
} from './printReport.ts'

const file = toSourcePath('docs/a.md')

const brokenLink = diagnose(
  'broken-link',
  [
    '/foundation/networking/osi',
    '/foundation/networking/osi',
    { url: '/foundations/networking/osi', hasMoved: false },
  ],
  {
    file: toSourcePath('docs/networking/tls.md'),
    line: 12,
    column: 14,
    length: 26,
    sourceLine: '[the basics](/foundation/networking/osi)',
  },
)

test('a problem is printed with its place, its line, what is wrong and what to do', () => {
  expect(printReport([brokenLink])).toBe(`\
error  broken-link                                docs/networking/tls.md:12:14
  12 | [the basics](/foundation/networking/osi)
     |              ^^^^^^^^^^^^^^^^^^^^^^^^^^
  No page of this site has the address "/foundation/networking/osi".
  Did you mean "/foundations/networking/osi"?
`)
})

test('of many problems of one kind the first are printed, and how many more there are', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...brokenLink, where: { file, line: count - index } }))
  const other = diagnose('missing-tags-file', ['tags.yml', 'docs.tags'])
  expect(printShortReport(links(49))).toBe(printReport(links(49)))
  const printed = printShortReport([...links(1234), other])
  expect(printed.match(/(?<=docs\/a\.md:)\d+/g)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 1}`),
  )
  expect(printed).toContain('missing-tags-file')
  expect(printed.trimEnd().split('\n').at(-1)).toBe(
    '1,214 more of the kind broken-link are not shown. "sotay check --format json" lists each.',
  )
})

test('a problem without a place or a line has neither', () => {
  expect(printReport([diagnose('empty-link', [])])).toBe(`\
error  empty-link
  The link leads nowhere: its address is empty.
  Write the address between the parentheses, or remove the link.
`)
  expect(printReport([diagnose('empty-link', [], { file: toSourcePath('docs/a.md') })])).toMatch(
    /^error {2}empty-link {33}docs\/a\.md\n {2}The link/,
  )
})

test('a hint that is missing leaves no line', () => {
  const { hint: _, ...problem } = diagnose('empty-link', [])
  expect(printReport([problem])).toBe('error  empty-link\n  The link leads nowhere: its address is empty.\n')
})

test('errors come last, and within a level problems go by file and line', () => {
  const at = (file: string, line: number) => ({ file: toSourcePath(file), line })
  const report = printReport([
    diagnose('empty-link', [], at('docs/b.md', 1)),
    diagnose('unused-directive', ['::x'], at('docs/c.md', 1)),
    diagnose('empty-link', [], at('docs/a.md', 10)),
    diagnose('empty-link', [], at('docs/a.md', 9)),
  ])
  expect(report.match(/docs\/.*/g)).toEqual(['docs/c.md:1', 'docs/a.md:9', 'docs/a.md:10', 'docs/b.md:1'])
  expect(report).toContain('colon.\n\nerror')
})

test('every line of a message is indented', () => {
  expect(printReport([{ ...diagnose('empty-link', []), message: 'one\ntwo' }])).toContain('\n  one\n  two\n')
})

test('colours do not move the place', () => {
  const paint: Paint = { level: (_, text) => `<${text}>`, dim: (text) => text, strong: (text) => `[${text}]` }
  expect(printReport([brokenLink], paint)).toMatch(/^<error> {2}\[broken-link\] {32}docs/)
})

test.each([
  [[], ''],
  [['error'], '1 error'],
  [['warning', 'error', 'error', 'info'], '2 errors, 1 warning'],
  [['warning', 'warning'], '2 warnings'],
] as const)('the levels %j are counted as %j', (levels, words) => {
  expect(countProblems(levels.map((level) => ({ ...brokenLink, level })))).toBe(words)
})

test('carets are below the place, as long as it is', () => {
  const sourceLine = '[the basics](/foundation/networking/osi)'
  expect(codeFrame({ file, line: 12, column: 14, length: 26, sourceLine })).toBe(
    [
      '  12 | [the basics](/foundation/networking/osi)',
      '     |              ^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
  )
})

test('one caret is below a place without a length, none below a line without a column', () => {
  expect(codeFrame({ file, line: 3, column: 2, sourceLine: 'abc' })).toBe('  3 | abc\n    |  ^')
  expect(codeFrame({ file, line: 3, sourceLine: 'abc' })).toBe('  3 | abc')
})

test('a tab takes the room of one blank, so that the caret stays below its letter', () => {
  expect(codeFrame({ file, line: 1, column: 3, sourceLine: '\t\tx' })).toBe('  1 |   x\n    |   ^')
})

test('carets end with the line', () => {
  expect(codeFrame({ file, line: 1, column: 2, length: 99, sourceLine: 'abc' })).toBe('  1 | abc\n    |  ^^')
  expect(codeFrame({ file, line: 1, column: 9, sourceLine: 'abc' })).toBe('  1 | abc\n    |         ^')
})

test('of a long line the part around the place is shown', () => {
  const sourceLine = `${'a'.repeat(200)}HERE${'b'.repeat(200)}`
  const [line = '', carets = ''] = codeFrame({ file, line: 7, column: 201, length: 4, sourceLine })!.split(
    '\n',
  )
  expect(line).toMatch(/^ {2}7 \| …a+HEREb+…$/)
  expect(line.length).toBeLessThan(110)
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE')
})

test('the ends of a long line are shown to the end', () => {
  const sourceLine = `START${'-'.repeat(300)}END`
  expect(codeFrame({ file, line: 1, column: 1, sourceLine })).toMatch(/^ {2}1 \| START-+…\n {4}\| \^$/)
  expect(codeFrame({ file, line: 1, column: 308, sourceLine })).toMatch(/^ {2}1 \| …-+END\n/)
})

test('a place without its line or number has no frame', () => {
  expect(codeFrame({ file })).toBeUndefined()
  expect(codeFrame({ file, line: 1 })).toBeUndefined()
})

test('an empty line is shown without blanks at its end', () => {
  expect(codeFrame({ file, line: 1, sourceLine: '' })).toBe('  1 |')
})

const inLanguage = (name: string, baseUrl: string, target: string) => ({
  ...diagnose('broken-link', ['/gone', target], { file, line: 3, column: 1 }),
  languages: [{ name, baseUrl }],
})

test('a problem that several languages have is reported once, with their number', () => {
  const problems = [
    inLanguage('en', '/n/', '/n/gone'),
    inLanguage('vi', '/n/vi/', '/n/vi/gone'),
    inLanguage('de', '/n/de/', '/n/de/gone'),
    { ...inLanguage('fr', '/n/fr/', '/n/fr/gone'), where: { file, line: 4, column: 1 } },
  ]
  const folded = uniqueDiagnostics(problems)
  expect(folded.map(({ languages }) => languages?.map(({ name }) => name))).toEqual([
    ['en', 'vi', 'de'],
    ['fr'],
  ])
  expect(printReport(folded.slice(0, 1))).toContain('address "/n/gone", to which')
  expect(printReport(folded).match(/… and in .*/g)).toEqual(['… and in 2 languages'])
  expect(printReport(uniqueDiagnostics(problems.slice(0, 2)))).toMatch(/\n {2}… and in 1 language\n$/)
  expect(uniqueDiagnostics([...folded, ...problems])).toEqual(folded)
})

test('two problems of one language at the same place are both reported', () => {
  const problems = [
    inLanguage('en', '/', '/a'),
    inLanguage('en', '/', '/b'),
    inLanguage('vi', '/vi/', '/vi/c'),
  ]
  const folded = uniqueDiagnostics(problems)
  expect(folded.map(({ languages }) => languages?.map(({ name }) => name))).toEqual([['en', 'vi'], ['en']])
})

test('tags that share an address are reported once for all versions and languages', () => {
  const problems = ['docs/a.md', 'versioned_docs/version-1/a.md', 'i18n/vi/a.md'].map((path) =>
    diagnose('tags-share-address', ['má', 'ma', 'ma'], { file: toSourcePath(path), key: ['tags'] }),
  )
  expect(uniqueDiagnostics(problems)).toEqual([problems[0]])
})

test('the time to fold problems grows with their number', async () => {
  const onLine = (line: number) => ({ ...inLanguage('en', '/', '/a'), where: { file, line, column: 1 } })
  const problems = Array.from({ length: 8000 }, (_, index) => onLine(index + 1))
  await expectLinear((size) => problems.slice(0, size), uniqueDiagnostics, problems.length)
})

test('characters that control a terminal, or turn the order of letters round, are not printed', () => {
  const file = toSourcePath('docs/a\u001b[2J\nb\u202edm.\u2069md')
  const report = printReport([diagnose('unusable-file', [file, 'it is \u0007 a folder'], { file })])
  expect(report).toMatch(/^error {2}unusable-file {2,}docs\/a\uFFFD\[2J\uFFFDb\uFFFDdm\.\uFFFDmd\n/)
  expect(report).toContain('it is \uFFFD a folder')
})

test('packages that are missing are installed by one command', () => {
  const missing = ['clsx', 'd3', 'clsx'].map((name) => diagnose('missing-package', [name]))
  expect(printReport(missing).match(/Run "npm install .*/g)).toEqual([
    'Run "npm install clsx", or correct the import.',
    'Run "npm install d3", or correct the import.',
    'Run "npm install clsx d3" for all that are missing, or correct the import.',
  ])
  const warnings = missing.map(
    (each, line): Diagnostic => ({ ...each, level: 'warning', where: { file, line } }),
  )
  expect(printReport(warnings.toReversed())).toMatch(
    /install clsx", .*\n.*Also at docs\/a\.md:2\.\n\n[^]*install clsx d3" for all/,
  )
  expect(printReport(missing.slice(0, 1))).toContain('Run "npm install clsx", or correct the import.')
})

test('a part of the theme that fails on every page is reported once, with how many', () => {
  const problems = ['/a', '/b', '/c'].map((route) =>
    diagnose('theme-part-failed', ['TOC', route, 'no data'], {
      file: toSourcePath('src/theme/TOC.tsx'),
      line: 3,
    }),
  )
  const [only, ...others] = uniqueDiagnostics(problems)
  expect(others).toEqual([])
  expect(only!.message).toMatch(/page at \/a .* It fails on 2 other pages, too\.$/s)
})

test('many notes that are no MDX are answered with the setting that reads them as plain Markdown, once', () => {
  const problem = (name: string) =>
    diagnose('invalid-mdx', ['Expected a closing tag for `<br>`'], { file: toSourcePath(name), line: 1 })
  const advice = (names: string[]) => printReport(names.map(problem)).match(/format: 'auto'/g)?.length ?? 0
  expect(advice(['a.md', 'b.md', 'c.md', 'd.md'])).toBe(1)
  expect(printReport(['a.md', 'b.md', 'c.md'].map(problem))).toMatch(/c\.md[^]*format: 'auto'/)
  expect(advice(['a.md', 'a.md', 'b.md'])).toBe(0)
  expect(advice(['a.mdx', 'b.mdx', 'c.mdx'])).toBe(0)
})

test('what is so at several places is reported once, with the others below it, but each error by itself', () => {
  const at = (line: number): Diagnostic => ({
    ...diagnose('unknown-theme-import', ['@theme/Odd']),
    level: 'warning',
    where: { file, line, column: 1 },
  })
  const told = printReport([6, 2, 5, 5, 3, 4, 9, 8].map(at))
  expect(told.match(/^warning.*/gm)).toEqual([expect.stringContaining(`${file}:2:1`)])
  const others = [3, 4, 5, 6, 8].map((line) => `${file}:${line}:1`).join(', ')
  expect(told).toContain(`\n  Also at ${others}, and 1 more.\n`)
  expect(printReport([at(1), at(1)])).toBe(printReport([at(1)]))
  expect(printReport([at(1), { ...at(2), hint: 'Another.' }]).match(/^warning/gm)).toHaveLength(2)
  const errors = [1, 2].map((line): Diagnostic => ({ ...at(line), level: 'error' }))
  expect(printReport(errors).match(/^error/gm)).toHaveLength(2)
  const pictures = (damage: 'pointer' | 'empty') =>
    ['a.png', 'b.png'].map((name) => diagnose('damaged-picture', [name, damage], { file }))
  expect(printReport(pictures('pointer')).match(/^warning/gm)).toHaveLength(1)
  expect(printReport(pictures('empty')).match(/^warning/gm)).toHaveLength(2)
})
