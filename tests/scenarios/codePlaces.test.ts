import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

test('a page that throws is reported with the line that threw, wherever it was imported from', async () => {
  const { report } = await temporarySite({
    'docs/index.md': '# Home',
    'src/width.js': "// The width.\nexport function width() {\n  throw new Error('no window')\n}\n",
    'src/pages/hello.jsx':
      "import { width } from '../width.js'\n\nexport default function Hello() {\n  return <main>{width()}</main>\n}\n",
  }).build()
  expect(report).toMatchInlineSnapshot(`
    "error  page-module-failed                         src/width.js:3:9
      3 |   throw new Error('no window')
        |         ^
      The page at /hello threw while it was rendered: no window.
    "
  `)
})

test('[S139] a link that a component writes is found in its file; one that code makes is shown as it is', async () => {
  const { report } = await temporarySite(
    {
      'docs/index.md':
        '# Home\n\nimport Card from "../src/Card"\n\n<Card number={1} />\n\n<Card number={2} />',
      'src/Card.jsx':
        'export default ({ number }) => (\n  <p>\n    <a href="/gone">written</a>\n    <a href={"/made-" + number}>made</a>\n  </p>\n)\n',
    },
    { onBrokenLinks: 'throw' },
  ).build()
  expect(report).toMatchInlineSnapshot(`
    "warning  broken-link                              docs/index.md
      <a href="/made-1">made</a>
      No page of this site has the address "/made-1".
      Correct the address. In Markdown, the path of the file, such as "./other.md", holds when its address changes.

    warning  broken-link                              docs/index.md
      <a href="/made-2">made</a>
      No page of this site has the address "/made-2".
      Correct the address. In Markdown, the path of the file, such as "./other.md", holds when its address changes.

    warning  broken-link                              src/Card.jsx:3:14
      3 |     <a href="/gone">written</a>
        |              ^^^^^
      No page of this site has the address "/gone".
      Correct the address. In Markdown, the path of the file, such as "./other.md", holds when its address changes.
    "
  `)
})

test('one broken address that HTML holds in several places is reported in each, what a loop shows once', async () => {
  const { report } = await temporarySite(
    {
      'docs/index.md': '# Home\n\n<a href="/gone">a</a>\n\nText `/gone`.\n\n<p><a href="/gone">b</a></p>\n',
      'src/pages/list.jsx':
        'export default () => <ul>{[1, 2, 3].map((n) => <a key={n} href="/gone">{n}</a>)}</ul>',
    },
    { onBrokenLinks: 'throw' },
  ).build()
  expect(report.match(/\S+:\d+:\d+$/gm)).toEqual([
    'src/pages/list.jsx:1:65',
    'docs/index.md:3:10',
    'docs/index.md:7:13',
  ])
})

test('a broken address in code is a warning, unless a <Link> leads there', async () => {
  const { report } = await temporarySite(
    {
      'docs/index.md': '# Home',
      'src/pages/a.jsx': 'export default () => <a href="/gone">x</a>',
      'src/pages/b.jsx':
        'import Link from \'@docusaurus/Link\'\nexport default () => <Link to="/gone">x</Link>',
    },
    { onBrokenLinks: 'throw' },
  ).build()
  expect(report.match(/^\w+ {2}broken-link +\S+/gm)).toEqual([
    expect.stringMatching(/^warning .*src\/pages\/a\.jsx/),
    expect.stringMatching(/^error .*src\/pages\/b\.jsx/),
  ])
})

test('a link to a note whose address another one took leads there, and the two are reported once', async () => {
  const { report } = await temporarySite({
    'docs/index.md': '# Home\n\n[x](./b.md)',
    'docs/01-b.md': '# B',
    'docs/b.md': '# B too',
  }).build()
  expect(report.match(/^\w+ {2}[\w-]+/gm)).toEqual(['error  duplicate-doc-id'])
})
