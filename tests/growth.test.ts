import { expect, test } from 'vitest'
import { configSchema } from '../engine/src/config/schema.ts'
import { parseYaml } from '../engine/src/content/parseYaml.ts'
import { findContentTitle, findExcerpt } from '../engine/src/markdown/outlineDocument.ts'
import { withoutModuleCode } from '../engine/src/markdown/source/sourceParts.ts'
import { testDocument } from '../engine/src/markdown/testDocument.ts'
import { applyTrailingSlash, normalizeRouteKey, toPageKey } from '../engine/src/model/paths.ts'
import { findPage } from '../engine/src/output/findPage.ts'
import { findRuns } from '../engine/src/search/analysis/findWords.ts'
import { parseQuery } from '../engine/src/search/query/parseQuery.ts'
import { expectLinear } from '../engine/src/std/testGrowth.ts'

/** Pieces of text that are repeated tens of thousands of times. */
const signs = [
  ...[
    ' ',
    '\t',
    '[',
    ']',
    '(',
    ')',
    '`',
    '_',
    '*',
    '~',
    '|',
    '<',
    '>',
    '{',
    '}',
    ':',
    '"',
    "'",
    '-',
    '$',
    '!',
    '&',
  ],
  ...[
    '#',
    '=',
    '+',
    '\\',
    '/',
    '.',
    ',',
    ';',
    '^',
    '@',
    '%',
    '0',
    'a',
    'é',
    '\u00a0',
    '\n',
    '[]',
    '``',
    '**a',
    '~~a',
  ],
  ...[
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '<a ',
    '</a>',
    ':::',
    ':a[',
    '{#a}',
    ' #',
    '- ',
    '1. ',
    '> ',
    '$$',
    '![',
    '](',
    '[^',
  ],
  ...['&amp;', '| a ', '|-', '`a ', '[a]: b\n', '[!code ++] ', 'import a,\n', 'export ', 'www.a ', 'a@b.c '],
]

/** Work on a text, by what it is for. */
const works: Record<string, (text: string) => unknown> = {
  'the copy of a note for machine readers': withoutModuleCode,
  'the title of a note': (text) => findContentTitle([`# ${text}`]),
  'the excerpt of a note': (text) => findExcerpt([text]),
  'the words of an index': findRuns,
  'a search query': parseQuery,
  'the key of an address': (text) => [
    normalizeRouteKey(text),
    toPageKey(text),
    applyTrailingSlash(text, true, '/'),
  ],
  'a request': (text) => findPage(`/${text}`, '/', { has: () => false, pages: () => ['a.html'] }),
}

/** The microseconds of CPU below which work on 80 kB is fast enough, whatever its growth. */
const fast = 50_000

async function expectGrowth(work: (text: string) => unknown, sign: string): Promise<void> {
  const text = (size: number) => `a${sign.repeat(Math.ceil(size / sign.length))}x`
  const start = process.cpuUsage()
  work(text(80_000))
  const { user, system } = process.cpuUsage(start)
  if (user + system > fast) await expectLinear((size) => work(text(size)), 80_000)
}

test.each(Object.keys(works))(
  '%s takes time in proportion to its length, whatever it repeats',
  async (name) => {
    for (const sign of signs) await expectGrowth(works[name]!, sign)
  },
  120_000,
)

test('a note compiles in proportion to its length, whatever it repeats', async () => {
  for (const sign of signs) await expectGrowth((text) => testDocument(text, { format: 'md' }), sign)
}, 120_000)

test('settings are checked in proportion to their number', async () => {
  const settings = (size: number) => ({
    title: 'T',
    url: 'https://example.com',
    navbar: { items: Array.from({ length: size }, (_, number) => ({ to: `/${number}`, label: 'A' })) },
    customFields: Object.fromEntries(Array.from({ length: size }, (_, number) => [`a${number}`, number])),
  })
  await expectLinear((size) => configSchema.safeParse(settings(size)), 8000)
})

test.each(['&amp;', '&nbsp;\n', 'a &lt; b\n'])('a paragraph of %j is a problem with its line', (sign) => {
  const { diagnostics } = testDocument(`# A\n\n${sign.repeat(20_000)}`, { format: 'md' })
  expect(diagnostics).toMatchObject([{ code: 'invalid-mdx', where: { line: 3 } }])
})

test('as many entities in a table, in a list or in code are none', () => {
  const rows = `| a | b |\n|---|---|\n${'| x&nbsp;y | &lt; |\n'.repeat(3000)}\n`
  const text = `${rows}${'- x&nbsp;y\n'.repeat(3000)}\n~~~\n${'a&nbsp;b\n'.repeat(10_000)}~~~\n`
  expect(testDocument(text, { format: 'md' }).diagnostics).toEqual([])
})

test.each(['- ', '> ', ':::\n', ':a['])(
  '%j, repeated in what the parser cannot read in such a time, is a problem',
  (sign) => {
    const { diagnostics } = testDocument(`${sign.repeat(20_000)}x`, { format: 'md' })
    expect(diagnostics.map(({ code }) => code)).toContain('nested-too-deeply')
  },
)

test('the keys of a front matter are read in proportion to their number', async () => {
  const text = (size: number) => Array.from({ length: size }, (_, number) => `key${number}: 1`).join('\n')
  await expectLinear((size) => parseYaml(text(size)), 8000)
  expect(parseYaml(`${text(10)}\nkey3: 2`).error).toMatchObject({
    reason: 'A field is given twice',
    line: 11,
  })
})
