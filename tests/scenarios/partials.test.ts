import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

describe('a Markdown file that a note imports', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': `
import Part from './parts/_part.md'
import Shared from '@site/shared/_shared.mdx'

# A

## First

<Part />

<Shared />

## Last

After
`,
      'docs/parts/_part.md': `
import Inner from './_inner.md'

Hello [other](./other.md) ![](./dot.png) and zebra

## From the part

more words

<Inner />

$$
x^2
$$
`,
      'docs/parts/_inner.md': '### From within\n\ninnermost',
      'docs/parts/dot.png': picture,
      'docs/parts/other.md': '# Other\n\n[back](../a.md#from-the-part)',
      'shared/_shared.mdx': 'Shared [first](#first)',
    },
    { markdown: { math: true } },
  ).build()
  const page = readPage(build, 'a')

  test('is in it without a bundler, its headings among the others', () => {
    expect(build.report).toBe('')
    expect(page.texts('article h2')).toEqual(['First', 'From the part', 'Last'])
    expect(page.texts('.table-of-contents a')).toEqual(['First', 'From the part', 'From within', 'Last'])
    expect(existsSync(join(build.outDir, '../.sotay/server'))).toBe(false)
  })

  test('is seen from its own folder', () => {
    expect(page.attributes('article p a', 'href')).toEqual(['/parts/other', '#first'])
    expect(page.attribute('article img', 'width')).toBe('1')
  })

  test('brings the styles it needs', () => {
    expect(page.has('.katex')).toBe(true)
    expect(page.attributes('link[rel="stylesheet"]', 'href').join(' ')).toContain('/math.')
  })

  test('is no page', () => {
    expect(build.paths().some((path) => path.includes('_part'))).toBe(false)
  })
})

describe('what a note hands to a Markdown file', async () => {
  const build = await temporarySite({
    'docs/a.md': `
import Part from './_part.md'
import Badge from '../src/Badge.jsx'

export const names = ['An', 'Bình']

# A

<Part name="Chi" />

<Part name={names[1]} />

{names.map((name) => <Part key={name} name={name + '!'} />)}
`,
    'docs/_part.md': `
import Badge from '../src/Badge.jsx'

Hello <Badge>{props.name}</Badge>, see [the picture](./x.pdf).
`,
    'docs/x.pdf': 'pdf',
    'src/Badge.jsx': 'export default ({ children }) => <b>{children}</b>',
  }).build()

  test('reaches it, whether it is text, a value or part of an expression', () => {
    expect(build.report).toBe('')
    expect(readPage(build, 'a').texts('article b')).toEqual(['Chi', 'Bình', 'An!', 'Bình!'])
  })

  test('leaves its links what they are', () => {
    const links = readPage(build, 'a').attributes('article p a', 'href')
    expect(links).toHaveLength(4)
    expect(new Set(links).size).toBe(1)
    expect(build.paths()).toContain(links[0]!.slice(1))
  })
})

test('the search finds the words of a part under the headings they are below', async () => {
  const build = await temporarySite({
    'docs/a.md': "import Part from './_part.md'\n\n# A\n\nbefore\n\n<Part />\n\nafter",
    'docs/_part.md': 'begin\n\n## Inside\n\nwithin',
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'a').text('article')).toMatch(/before\s*begin\s*Inside.\s*within\s*after/)
})

test('one that is not there is reported with the nearest name', async () => {
  const build = await temporarySite({
    'docs/a.md': "import Part from './_prat.md'\n\n<Part />",
    'docs/_part.md': 'x',
  }).build()
  expect(build.report).toMatchInlineSnapshot(`
    "error  import-not-found                           docs/a.md:1:18
      1 | import Part from './_prat.md'
        |                  ^^^^^^^^^^^^
      There is no file for the import "./_prat.md".
      Did you mean "./_part.md"?
    "
  `)
})

test('files that are parts of each other are reported, not followed', async () => {
  const build = await temporarySite({
    'docs/a.md': "import Part from './_part.md'\n\n<Part />",
    'docs/_part.md': "import Other from './_other.md'\n\n<Other />",
    'docs/_other.md': "import Part from './_part.md'\n\n<Part />",
  }).build()
  expect(build.report).toMatchInlineSnapshot(`
    "error  partial-cycle                              docs/_other.md:3:1
      3 | <Part />
        | ^
      This import closes a circle: docs/a.md → docs/_part.md → docs/_other.md → docs/_part.md.
      Take one of the imports out.
    "
  `)
})

test('parts that hold others twice, many levels deep, end with a problem instead of the memory', async () => {
  const level = (number: number) =>
    `import Part from './_p${number + 1}.md'\n\nLevel ${number}.\n\n<Part />\n\n<Part />`
  const levels = Array.from({ length: 24 }, (_, number) => [`docs/_p${number}.md`, level(number)])
  const build = await temporarySite({
    ...Object.fromEntries(levels),
    'docs/_p24.md': 'The end.',
    'docs/a.md': level(-1),
  }).build()
  expect(build.failed).toBe(true)
  expect(build.report).toContain('the note holds more than 1000 parts; the rest is left out.')
})

test('an imported file that is not there is left out where imports may be missing', async () => {
  const site = await temporarySite(
    {
      'docs/a.md': "import Made from './made/part.mdx'\n\n# A\n\nBefore\n\n<Made />\n\nAfter",
      'docs/b.mdx':
        "import Made from './made/part.mdx'\n\n# B\n\n<b>{Math.random() < 2 && <Made />}</b>\n\nAfter",
    },
    { onMissingImports: 'warn' },
  ).build()
  expect(site.diagnostics.map(({ code, level }) => `${level} ${code}`)).toEqual(
    Array.from({ length: 2 }, () => 'warning import-not-found'),
  )
  expect(readPage(site, 'a').text('article')).toMatch(/Before\s*After/)
  expect(readPage(site, 'b').text('article')).toContain('After')
})
