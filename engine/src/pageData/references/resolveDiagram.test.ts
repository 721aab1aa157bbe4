import { describe, expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import type { Drawing } from '../../model/drawing.ts'
import { toSourcePath } from '../../model/paths.ts'
import { uiText } from '../../model/uiText.ts'
import { resolveDiagram } from './resolveDiagram.ts'

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
  const { html, report } = resolve({ kind: 'browser', reason: 'it holds <image>' })
  expect(html).toMatchInlineSnapshot(`
    "<div class="docusaurus-mermaid-container" data-look="{&quot;theme&quot;:{}}" data-viewer="/viewer.js /ui.js"><sotay-island data-files="/painter.js" data-when="visible"><pre class="diagram-source" tabindex="0">flowchart TD
      a --&gt; [b</pre></sotay-island></div>"
  `)
  expect(report).toBe('')
})

describe('a mistake', () => {
  const { html, report } = resolve({ kind: 'mistake', message: 'Expecting <b>', line: 2 })

  test('is reported with its line in the note', () => {
    expect(report).toMatchInlineSnapshot(`
      "warning  invalid-diagram                          docs/a.md:9
        9 |   a --> [b
        Mermaid cannot draw this diagram: Expecting <b>.
        Until it is corrected, the page shows this message and the source of the diagram.
      "
    `)
  })

  test('is reported in the page, with the source and a button that tries again', () => {
    expect(html).toMatchInlineSnapshot(`
      "<div class="docusaurus-mermaid-container" data-look="{&quot;theme&quot;:{}}" data-viewer="/viewer.js /ui.js"><sotay-island data-files="/painter.js" data-when="touched"><p class="diagram-mistake">Expecting &lt;b&gt;</p><button type="button" class="diagram-retry">Try again</button><pre class="diagram-source" tabindex="0">flowchart TD
        a --&gt; [b</pre></sotay-island></div>"
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
