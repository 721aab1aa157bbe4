import { expect, test } from 'vitest'
import { temporarySite } from './temporarySite.ts'

test('a page that throws is told with the line that threw, wherever it was imported from', async () => {
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
      Pages are rendered in Node: what needs a browser (window, document) belongs in an effect.
    "
  `)
})

test('[S139] a link that a component writes is found in its file; one that code makes is shown as it stands', async () => {
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
    "error  broken-link                                docs/index.md
      <a href="/made-1">made</a>
      No page of this site has the address "/made-1".
      A file that is no page, such as a download in a static folder, can be linked as "pathname:///file.zip".

    error  broken-link                                docs/index.md
      <a href="/made-2">made</a>
      No page of this site has the address "/made-2".
      A file that is no page, such as a download in a static folder, can be linked as "pathname:///file.zip".

    error  broken-link                                src/Card.jsx:3:14
      3 |     <a href="/gone">written</a>
        |              ^^^^^
      No page of this site has the address "/gone".
      A file that is no page, such as a download in a static folder, can be linked as "pathname:///file.zip".
    "
  `)
})

test('a link to a note whose address another one took leads there, and the two are told once', async () => {
  const { report } = await temporarySite({
    'docs/index.md': '# Home\n\n[x](./b.md)',
    'docs/01-b.md': '# B',
    'docs/b.md': '# B too',
  }).build()
  expect(report.match(/^\w+ {2}[\w-]+/gm)).toEqual(['error  duplicate-doc-id'])
})
