import { describe, expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import type { Drawing } from '../../model/drawing.ts'
import { toSourcePath } from '../../model/paths.ts'
import { uiText } from '../../model/uiText.ts'
import { resolveDiagram } from './resolvePictures.ts'
import { testReferences } from './testReferences.ts'

test.each([
  ['./a.png', 'src="/assets/a-0123abcd.png" width="640" height="480"'],
  ['a.png?x#y', 'src="/assets/a-0123abcd.png?x#y" width="640" height="480"'],
  ['/img/d.png', 'src="/assets/d-0123abcd.png" width="640" height="480"'],
  ['@site/other/f.png', 'src="/assets/f-0123abcd.png" width="640" height="480"'],
  ['https://example.com/a%20b.png', 'src="https://example.com/a%20b.png"'],
  ['//example.com/a.png', 'src="//example.com/a.png"'],
  ['pathname:///img/x%20y.png', 'src="/img/x%20y.png"'],
  ['data:image/gif;base64,AA==', 'src="data:image/gif;base64,AA=="'],
])('the picture %s gets %s', (url, attributes) => {
  const { html, codes } = testReferences(`[![x](${url} "T")](#)`, { config: { onBrokenAnchors: 'ignore' } })
  expect(html).toContain(`><img loading="lazy" decoding="async" ${attributes} alt="x" title="T"></a></p>`)
  expect(codes).toEqual([])
})

test('[S142] a picture that does not exist is an error with its line and the places that were looked at', () => {
  expect(
    testReferences('# A\n\nText ![a](./gone.png) ![b](/img/gone.png) ![]()').report,
  ).toMatchInlineSnapshot(`
    "error  broken-image                               docs/guides/note.md:3:11
      3 | Text ![a](./gone.png) ![b](/img/gone.png) ![]()
        |           ^^^^^^^^^^
      There is no picture "./gone.png"; looked for docs/guides/gone.png.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

    error  broken-image                               docs/guides/note.md:3:28
      3 | Text ![a](./gone.png) ![b](/img/gone.png) ![]()
        |                            ^^^^^^^^^^^^^
      There is no picture "/img/gone.png"; looked for static/img/gone.png.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

    error  broken-image                               docs/guides/note.md:3:43
      3 | Text ![a](./gone.png) ![b](/img/gone.png) ![]()
        |                                           ^
      The picture has no address.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".
    "
  `)
  const config = { markdown: { hooks: { onBrokenMarkdownImages: 'warn' } } }
  expect(testReferences('![a](./gone.png)', { config })).toMatchObject({
    codes: ['warning broken-image'],
    html: expect.stringContaining('src="./gone.png"'),
  })
})

test('the size that a note gives wins over the size of the file', () => {
  const html = '---\nmdx: { format: md }\n---\n<img src="./a.png" width="30">'
  expect(testReferences(html).html).toContain(
    '<img src="/assets/a-0123abcd.png" loading="lazy" decoding="async" width="30">',
  )
})

test.each([
  ['![x](./a.png)', true],
  ['a ![x](./a.png) b', true],
  ['![x](./a.png "Caption")', true],
  ['[![x](./a.png)](#y)', false],
  ['<Link to="#y">![x](./a.png)</Link>', false],
  ['<summary>![x](./a.png)</summary>', false],
  ['![x](https://example.com/a.png)', false],
])('whether %s opens large: %s', (text, opens) => {
  const { html } = testReferences(text, { config: { onBrokenAnchors: 'ignore' } })
  expect(html.includes('<button type="button" class="picture-open"')).toBe(opens)
  expect(html).toContain('alt="x"')
})

test('a picture of an icon does not open large', () => {
  expect(testReferences('![x](./icon.png)').html).toBe(
    '<p><img loading="lazy" decoding="async" src="/assets/icon-0123abcd.png" width="32" height="32" alt="x"></p>',
  )
})

test.each([
  [
    '<img src="./a.png" alt="" />',
    '<img src="/assets/a-0123abcd.png" width="640" height="480" loading="lazy" decoding="async" alt="">',
  ],
  [
    '<img src="a.png" loading="eager" width="9" />',
    '<img src="/assets/a-0123abcd.png" decoding="async" loading="eager" width="9">',
  ],
  [
    '<img src="a.png" style="height: 2rem" />',
    '<img src="/assets/a-0123abcd.png" loading="lazy" decoding="async" style="height: 2rem">',
  ],
  [
    '<img srcset="a.png, gone.png 2x" src="/img/d.png" />',
    '<img srcset="/assets/a-0123abcd.png, gone.png 2x" src="/img/d.png">',
  ],
  [
    '<video poster="a.png" src="gone.mp4"></video>',
    '<video poster="/assets/a-0123abcd.png" src="gone.mp4"></video>',
  ],
  ['<a href="b%20c.pdf#page=2">x</a>', '<a href="/assets/b%20c-0123abcd.pdf#page=2">x</a>'],
  ['<a href="./tls.md#set-up">x</a>', '<a href="/guides/tls#set-up">x</a>'],
  ['<a href="./gone.md">x</a>', '<a href="./gone.md">x</a>'],
])('HTML names a file beside the note, and is left as written if there is none: %s', (text, html) => {
  expect(testReferences(text)).toMatchObject({ html: expect.stringContaining(html), codes: [] })
})

const source = 'flowchart TD\n  a --> [b'

function resolve(drawing: Drawing) {
  const where = { file: toSourcePath('docs/a.md'), line: 7 }
  const code = {
    stylesheet: '/d.css',
    viewer: '/viewer.js /ui.js',
    painter: '/painter.js',
    look: '{"theme":{}}',
  }
  const set = { ...code, uiText, drawings: new Map([[source, drawing]]) }
  const { html, diagnostics } = resolveDiagram({ kind: 'diagram', source, where }, 3, set)
  return { html, report: printReport(diagnostics) }
}

describe('a drawing', () => {
  const { html, report } = resolve({
    kind: 'svg',
    svg: '<svg><marker id="diagram-id-1"/><path marker-end="url(#diagram-id-1)"/></svg>',
  })

  test('is in the page, with ids that no other diagram of it has', () => {
    expect(html).toContain('<marker id="diagram-3-1"/><path marker-end="url(#diagram-3-1)"/>')
    expect(html).not.toContain('diagram-id')
  })

  test('opens large on request', () => {
    expect(html).toContain(
      '<sotay-island data-files="/viewer.js /ui.js" data-when="touched"><button type="button"',
    )
    expect(html).not.toContain('/painter.js')
    expect(report).toBe('')
  })
})

test('what a browser draws when it comes into view shows its source until then', () => {
  const { html, report } = resolve({ kind: 'browser' })
  expect(html).toMatchInlineSnapshot(`
    "<div class="docusaurus-mermaid-container" data-look="{&quot;theme&quot;:{}}" data-viewer="/viewer.js /ui.js"><sotay-island data-files="/painter.js" data-when="visible"><pre class="diagram-source" tabindex="0">flowchart TD
      a --&gt; [b</pre></sotay-island></div>"
  `)
  expect(report).toBe('')
})

test('what keeps a diagram from being drawn at build time is reported', () => {
  const { report } = resolve({ kind: 'browser', reason: '"fa:fa-car" has an icon' })
  expect(report).toMatchInlineSnapshot(`
    "warning  undrawn-diagram                          docs/a.md:7
      This diagram cannot be drawn at build time, because "fa:fa-car" has an icon.
      Readers see its source until their browser has loaded Mermaid and drawn it. Leave that out to have it drawn now.
    "
  `)
})

describe('a mistake', () => {
  const { html, report } = resolve({ kind: 'mistake', message: 'Expecting <b>', line: 2 })

  test('is reported with its line in the note', () => {
    expect(report).toMatchInlineSnapshot(`
      "warning  invalid-diagram                          docs/a.md:9
        9 |   a --> [b
        Mermaid cannot draw this diagram: Expecting <b>.
        Until it is corrected, the page shows the source of the diagram.
      "
    `)
  })

  test('shows readers the source, in calm words', () => {
    expect(html).toMatchInlineSnapshot(`
      "<div class="docusaurus-mermaid-container"><p class="diagram-mistake">This diagram cannot be drawn. This is its source:</p><pre class="diagram-source" tabindex="0">flowchart TD
        a --&gt; [b</pre></div>"
    `)
  })
})

test('a mistake without a line is reported where the diagram begins', () => {
  expect(resolve({ kind: 'mistake', message: 'There can be only one root.' }).report).toContain('docs/a.md:7')
})

test("of Mermaid's longer messages the report keeps the place", () => {
  const message =
    "Parse error on line 2:\n...D a --> [b\n-----------^\nExpecting 'A', 'B', 'C', 'D', 'E', 'F', got 'SQS'"
  expect(resolve({ kind: 'mistake', message, line: 2 }).report).toContain(
    'Mermaid cannot draw this diagram: What follows "…D a -->" cannot be there.',
  )
})
