import { expect, test } from 'vitest'
import { mapUrls } from '../engine/src/bundle/styles/createStyleReader.ts'
import { tidySheet } from '../engine/src/bundle/styles/tidySheet.ts'
import { openRawText } from '../engine/src/commands/move/textEdits.ts'
import { writtenAddresses } from '../engine/src/commands/move/writtenAddresses.ts'
import { repairSettings } from '../engine/src/config/repairSettings.ts'
import { configSchema } from '../engine/src/config/siteConfig.ts'
import { parseYaml } from '../engine/src/content/parseYaml.ts'
import { diagnoseBrokenAnchor } from '../engine/src/links/brokenLinks.ts'
import type { References } from '../engine/src/links/references.ts'
import { createHighlighter } from '../engine/src/markdown/code/highlightCode.ts'
import { findContentTitle, findExcerpt } from '../engine/src/markdown/outlineDocument.ts'
import { spellOlderMdx } from '../engine/src/markdown/source/olderMdx.ts'
import { withoutModuleCode } from '../engine/src/markdown/source/sourceParts.ts'
import { testCompiler, testDocument } from '../engine/src/markdown/testDocument.ts'
import { applyTrailingSlash, normalizeRouteKey, toPageKey, toSourcePath } from '../engine/src/model/paths.ts'
import { findPage } from '../engine/src/output/findPage.ts'
import { buildPageData } from '../engine/src/pageData/buildPageData.ts'
import { renderMarkdownCopy } from '../engine/src/pageData/machineReaders/markdownCopies.ts'
import { findRuns } from '../engine/src/search/analysis/findWords.ts'
import { parseQuery } from '../engine/src/search/query/parseQuery.ts'
import { autoSidebar, groupByFolder } from '../engine/src/site/sidebars/autoSidebar.ts'
import type { Site } from '../engine/src/site/site.ts'
import { onlyVersion, testSite } from '../engine/src/site/testSite.ts'
import { expectLinear, longer, steepest } from '../engine/src/std/testGrowth.ts'
import { sweep } from './support/sweep.ts'

/** For what hangs: beside much other work a test takes some minutes. */
const patience = 1_200_000

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
  ...['[a][a]', '[a](b)', '<a>', '</a>', '<Tabs>\n', ':a{b}', '_a_', '{1}', '    a\n'],
]

/** What slow work is tried with: every fourth, but all in a sweep. */
const some = (all: string[]) => all.filter((_, index) => index % sweep(4, 1) === 0)

/** Work on a text, by what it is for. */
const works: Record<string, (text: string) => unknown> = {
  'the spelling of MDX 1': (text) => spellOlderMdx(`<p>${text}\n\n${text}`),
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

/** The longest text, in letters. */
const whole = 40_000
/** The microseconds of CPU below which work on it is fast enough, whatever its growth. */
const fast = 25_000

async function expectGrowth(work: (text: string) => unknown, sign: string): Promise<void> {
  const text = (size: number) => `a${sign.repeat(Math.ceil(size / sign.length))}x\n`
  const costOf = (given: string) => {
    const start = process.cpuUsage()
    work(given)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const [long, short] = [text(whole), text(whole / longer)]
  const cost = costOf(long)
  // That finds most work linear; what is in doubt is measured with more care.
  if (cost > fast && cost > steepest * costOf(short)) await expectLinear(text, work, whole)
}

test.each(Object.keys(works))(
  '%s takes time in proportion to its length, whatever it repeats',
  async (name) => {
    for (const sign of signs) await expectGrowth(works[name]!, sign)
  },
  patience,
)

test(
  'a note in MDX compiles in proportion to its length, whatever it repeats',
  async () => {
    for (const sign of some(signs)) await expectGrowth((text) => testDocument(text, { format: 'mdx' }), sign)
  },
  patience,
)

/** What only a vault of Obsidian has. */
const vaultSigns = [
  '==',
  '==a ',
  '%%',
  '%%a ',
  '[[',
  '[[a',
  '![[a',
  ' ^a',
  ' #a',
  '#a',
  '> [!a]',
  '> [!a]- b\n',
  '[[a|',
]

test(
  'a note in plain Markdown compiles in proportion to its length, whatever it repeats',
  async () => {
    const compile = (obsidian: boolean) => (text: string) => testDocument(text, { format: 'md', obsidian })
    for (const sign of some([...signs, ...vaultSigns])) await expectGrowth(compile(true), sign)
    // The others go the same way with and without the syntax of vaults.
    for (const sign of signs.filter((sign) => /[[\]#=%^>]/.test(sign)))
      await expectGrowth(compile(false), sign)
  },
  patience,
)

const highlight = createHighlighter()

/** For some languages, what their grammars take the square of the time for. They are given 10 kB at once. */
const slowCode = {
  css: [': ', 'a'],
  markdown: ['[[', '<a '],
  yaml: ['--', '? ', '<!--\n'],
  bash: ['<<A\n', '$('],
  soy: ['{'],
}

test.each(Object.entries(slowCode))(
  'code in %s is coloured in proportion to its length, whatever it repeats',
  async (language, pieces) => {
    for (const piece of pieces)
      await expectLinear(
        (size) => `${piece.repeat(size / piece.length)}x`,
        (code) => highlight(code, language),
        whole,
      )
  },
  patience,
)

test(
  'style sheets are read in proportion to their length, whatever they repeat',
  async () => {
    for (const sign of some([...signs, 'a{', 'a{}', 'a{b;', 'a{}}', '/*', 'url(', '@import "a";']))
      for (const start of ['', 'a{b'])
        await expectGrowth((text) => mapUrls(tidySheet(start + text).css, (url) => url), sign)
  },
  patience,
)

test('the copy of a note takes time in proportion to its links, also those of one line', async () => {
  const site = testSite({ docs: { 'a.md': {} } })
  const references = { config: site.config } as References
  const documentOf = (size: number) =>
    testDocument(Array.from({ length: size }, (_, number) => `[a](tel:${number})`).join(' '))
  await expectLinear(
    documentOf,
    (document) => renderMarkdownCopy(site.routes[0]!, document, references),
    16_000,
  )
}, 300_000)

test('the links of a line are found in proportion to their number', async () => {
  const between = ', and some words that make the line longer, as they would in a table of links, '
  const textOf = (size: number) =>
    Array.from({ length: size }, (_, number) => `[a](b${number}.md)`).join(between)
  const { quotes: _, ...file } = testDocument('').file
  await expectLinear(textOf, (text) => writtenAddresses({ ...file, text }, testCompiler), 16_000)
}, 600_000)

test('the places of a text are given to an editor in proportion to their number', async () => {
  const work = (text: string) => {
    const { rangeOf } = openRawText(text)
    for (let at = 0; at < text.length; at += 2) rangeOf(at, at + 1)
  }
  await expectLinear((size) => 'a\n'.repeat(size), work, 32_000)
}, 600_000)

test('unknown settings are left out in proportion to their number', async () => {
  const unknownOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`zzz${number}`, 1]))
  await expectLinear(unknownOf, repairSettings, 16_000)
}, 600_000)

test('settings are checked in proportion to their number', async () => {
  const settings = (size: number) => ({
    title: 'T',
    url: 'https://example.com',
    navbar: { items: Array.from({ length: size }, (_, number) => ({ to: `/${number}`, label: 'A' })) },
    customFields: Object.fromEntries(Array.from({ length: size }, (_, number) => [`a${number}`, number])),
  })
  await expectLinear(settings, (given) => configSchema.safeParse(given), 8000)
})

test(
  'broken anchors are reported in proportion to their number, however many headings the page has',
  async () => {
    const headings = (size: number) => {
      const ids = new Set(Array.from({ length: size }, (_, number) => `heading-${number}`))
      const links = Array.from({ length: size / 20 }, (_, number) => `nothing-${number}`)
      return { ids, links }
    }
    const report = ({ ids, links }: ReturnType<typeof headings>) => {
      const where = { file: toSourcePath('docs/a.md') }
      return links.map((id) =>
        diagnoseBrokenAnchor({ url: `#${id}`, where }, id, { source: 'docs/a.md', ids }),
      )
    }
    // Up to 200 headings are compared, so the shorter page has that many.
    await expectLinear(headings, report, 3200)
  },
  patience,
)

test(
  'the data of a page takes no longer on a site with more pages',
  async () => {
    const render = (site: Site) => {
      const shown = site.routes.filter(({ path }) => path.startsWith('/z/'))
      return shown.map((route) => buildPageData(site, route))
    }
    await expectLinear((size) => largeSite(size ** 2), render, 128)
  },
  patience,
)

test(
  'a sidebar of notes that have a folder each is made in step with their number',
  async () => {
    const docsOf = (size: number) => {
      const paths = Array.from({ length: size }, (_, number) => `f${number}/note.md`)
      return onlyVersion(testSite({ docs: Object.fromEntries(paths.map((path) => [path, {}])) })).docs
    }
    const sources = { categories: new Map(), parsePrefix: (filename: string) => ({ filename }) }
    await expectLinear(
      docsOf,
      (docs) => autoSidebar('.', { ...sources, folders: groupByFolder(docs) }),
      51_200,
    )
  },
  patience,
)

/** Twenty notes in one folder, and many in others. */
function largeSite(size: number): Site {
  const others = Array.from({ length: size }, (_, number) => `a${number % 16}/b${number % 256}/${number}.md`)
  const shown = Array.from({ length: 20 }, (_, number) => `z/${number}.md`)
  return testSite({ docs: Object.fromEntries([...others, ...shown].map((path) => [path, {}])) })
}

test.each(['&amp;', '&nbsp;\n', 'a &lt; b\n'])('a paragraph of %j is a problem with its line', (sign) => {
  const { diagnostics } = testDocument(`# A\n\n${sign.repeat(20_000)}`, { format: 'md' })
  expect(diagnostics).toMatchObject([{ code: 'invalid-mdx', where: { line: 3 } }])
})

test.each(['<a>', '</a>', '<Tabs>\n', ':a{b}', '_a_'])(
  '%j, repeated more often than the parser can read in such a time, is a problem with its line',
  (sign) => {
    const { diagnostics } = testDocument(`# A\n\n${sign.repeat(10_000)}x`, { format: 'mdx' })
    expect(diagnostics[0]).toMatchObject({ code: 'invalid-mdx', where: { line: 3 } })
  },
)

/** Pieces, and what stands around very many of them. */
const around: [format: 'md' | 'mdx', before: string, piece: string, after: string][] = [
  ['mdx', 'a', '<!--', 'x'],
  ['mdx', '`', '</', '`'],
  ['mdx', '<b title="', '{}', '">a</b>'],
  ['mdx', '<b title={"', '{}', '"}>a</b>'],
  ['mdx', '<b title={[', '{a:1},', ']}>a</b>'],
  ['md', '<b title="', 'a_', '">a</b>'],
  ['md', 'import a from "./', 'a_', '"'],
  ['md', '{/* ', '&nbsp;', ' */}'],
  ['md', '[a](<https://a.b/', ')', '>)'],
  ['md', 'https://a.b/', '?', ''],
  ['md', '![a', 'http://', '](b.png)'],
  ['md', ':kbd[', ':a', ']'],
  ['md', '[a](b "', 'a\n', '")'],
  ['md', "[a](b '", '|\n', ''],
]

test.each(around)(
  'in %s, what stands after %j as often as %j takes the parser too long, and is a problem with its line',
  (format, before, piece, after) => {
    const text = (size: number) => `# A\n\n${before}${piece.repeat(size / piece.length)}${after}\n`
    const { diagnostics } = testDocument(text(80_000), { format })
    expect(diagnostics[0]).toMatchObject({ code: 'invalid-mdx', where: { line: 3 } })
    const few = testDocument(text(2000), { format }).diagnostics.map(({ message }) => message)
    expect(few.filter((message) => /more than|longer than|holds/.test(message))).toEqual([])
  },
)

test('drawings, pictures and data in one line are none, however long', () => {
  const drawing = `<svg viewBox="0 0 1 1"><path d="${'M1.5,2.25 L-3,4 '.repeat(20_000)}"/></svg>`
  const picture = `![a](<data:image/png;base64,${'abcd+fg/hijklmnopqrstuvwxyz12345'.repeat(20_000)}>)`
  const data = `<b title={[${'{"a":1,"b":"some text"},'.repeat(4000)}]}>a</b>`
  expect(testDocument([drawing, picture].join('\n\n'), { format: 'md' }).diagnostics).toEqual([])
  expect(testDocument([drawing, data].join('\n\n'), { format: 'mdx' }).diagnostics).toEqual([])
})

test('tags that are closed, and underscores in a table, are none, however many', () => {
  const text = `${'<a href="#a">b</a> <br/>\n\n'.repeat(2000)}| a |\n|---|\n${'| a_b_c_d |\n'.repeat(6000)}`
  expect(testDocument(text, { format: 'mdx' }).diagnostics).toEqual([])
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

test.each([
  ['uses', (size: number) => `a: &a x\nkeywords: [${'*a,'.repeat(size)}]`],
  ['keys', (size: number) => `a: &a x\n${'? *a\n: 1\n'.repeat(size)}`],
  [
    'values that hold others',
    (size: number) =>
      `b0: &b0 [x]\n${Array.from({ length: size }, (_, number) => `b${number + 1}: &b${number + 1} [*b${number}]`).join('\n')}`,
  ],
])('aliases are read in proportion to their number: %s', async (_, text) => {
  await expectLinear(text, parseYaml, 8000)
  expect(parseYaml(text(8000)).error).toMatchObject({ reason: 'More than 200 values are given by *' })
  expect(parseYaml(text(5)).error).toBeUndefined()
})

test('the keys of a front matter are read in proportion to their number', async () => {
  const text = (size: number) => Array.from({ length: size }, (_, number) => `key${number}: 1`).join('\n')
  await expectLinear(text, parseYaml, 8000)
  expect(parseYaml(`${text(10)}\nkey3: 2`).error).toMatchObject({
    reason: 'A field is given twice',
    line: 11,
  })
})
