import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../model/drawing.ts'
import { prepareMermaid } from './prepareMermaid.ts'

const draw = await prepareMermaid({ theme: { light: 'default', dark: 'dark' }, options: {} })

const folder = new URL('./samples/', import.meta.url)
const samples = readdirSync(folder).map((name) => name.replace('.mmd', ''))
const sourceOf = (name: string) => readFileSync(new URL(`${name}.mmd`, folder), 'utf8')

const svgOf = (drawing: Drawing) => {
  if (drawing.kind !== 'svg') throw new Error(JSON.stringify(drawing))
  return drawing.svg
}
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text]) => text!.replace(/<[^>]*>/g, ' ').trim())
const labelOf = (svg: string) => /aria-label="([^"]*)"/.exec(svg)?.[1]

describe.each(samples)('the sample "%s"', async (name) => {
  const svg = svgOf(await draw(sourceOf(name)))

  test('is drawn for both colour modes, with a size and a name', () => {
    expect(svg).toMatch(
      /^<svg viewBox="[-\d. ]+" width="[\d.]+" height="[\d.]+" role="img" aria-label="[A-Z]/,
    )
    expect(svg).toContain('light-dark(')
    expect(textsIn(svg).length).toBeGreaterThan(3)
  })

  test('needs no style sheet, no script and no id but its own', () => {
    expect(svg).not.toMatch(/<style|<script| style=|class=|NaN|#a7d\w{3}/)
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    const targets = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)
    expect(new Set(targets)).toEqual(new Set(ids))
    expect(ids.every((id) => id!.startsWith('diagram-id-'))).toBe(true)
  })

  test('comes out the same each time', async () => {
    expect(svgOf(await draw(sourceOf(name)))).toBe(svg)
  })
})

test.each([
  [
    'flowchart',
    'Flowchart: Browser, HTTPS request, In cache?, yes, Answer from the edge, no, Origin server, stores a copy, Data centre, Database …',
  ],
  [
    'pie',
    'Pie chart: Where the time goes, Reading [42.5], Writing [30], Meetings [20], Coffee [7.5], 43%, 30%, 20%, 8%',
  ],
])('the name of the sample "%s" is its kind and its first words', async (name, label) => {
  expect(labelOf(svgOf(await draw(sourceOf(name))))).toBe(label)
})

test('the arrow that enters a group leaves the label of the group free', async () => {
  const svg = svgOf(await draw('flowchart TD\n  client --> server\n  subgraph host\n    server\n  end'))
  const [, left, width] = /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(svg)!
  const [, label] =
    /translate\(([\d.]+), [\d.]+\)"><text[^>]*textLength="[\d.]+"[^>]*><tspan[^>]*>host</.exec(svg)!
  expect(Number(label) - Number(left)).toBe(10)
  expect(Number(label) + 40).toBeLessThan(Number(left) + Number(width) / 2)
})

test('a pie has no empty margin: its legend is seen on a phone', async () => {
  const svg = svgOf(await draw('pie\n  "Reading": 3\n  "Writing": 1'))
  const [left, top, width, height] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number)
  expect([left, top, height]).toEqual([32, 0, 422])
  expect(width! * 0.58).toBeLessThan(324)
})

test('a writer may give a name and a description', async () => {
  const svg = svgOf(await draw('flowchart TD\n  accTitle: The <way>\n  accDescr: From a to b\n  a --> b'))
  expect(labelOf(svg)).toBe('The &lt;way&gt;')
  expect(svg).toContain('aria-describedby="diagram-id-details"')
  expect(svg).toContain('<desc id="diagram-id-details">From a to b</desc>')
})

test('colours of the writer stay in both modes', async () => {
  const svg = svgOf(
    await draw('flowchart TD\n  a --> b\n  classDef hot fill:#f96\n  class a hot\n  style b stroke:teal'),
  )
  expect(svg).toContain('fill="#f96"')
  expect(svg).toContain('stroke="teal"')
})

test('links lead somewhere, and run nothing', async () => {
  const source =
    'flowchart TD\n  a --> b\n  click a "https://example.com/x"\n  click b href "javascript:alert(1)"'
  const svg = svgOf(await draw(source))
  expect(svg).toContain('href="https://example.com/x"')
  expect(svg).not.toContain('javascript:')
  expect(svg).toContain('role="group"')
})

test('labels of states are in the middle', async () => {
  const svg = svgOf(await draw('stateDiagram-v2\n  [*] --> Idle'))
  expect(svg).toMatch(/text-anchor="middle"><tspan[^>]*>Idle/)
})

test('no line is seen through the words on it', async () => {
  const svg = svgOf(await draw('flowchart LR\n  a -- words --> b'))
  expect(svg).toMatch(/<rect[^>]* opacity="1" fill="light-dark\(#e8e8e8cc,#585858\)"/)
})

test('a chart shows no line at the day of the build', async () => {
  const svg = svgOf(
    await draw('gantt\n  dateFormat YYYY-MM-DD\n  section A\n  Long :a, 2020-01-01, 2060-01-01'),
  )
  expect(svg).not.toContain('red')
})

test.each([
  ['sequenceDiagram\n  A->>B: <b>bold</b> text'],
  ['sequenceDiagram\n  A->>B: hi\n  Note over A: <strong>bold</strong> text'],
  ['flowchart TD\n  a["<b>bold</b> text"] --> b'],
  ['stateDiagram-v2\n  A: <b>bold</b> text'],
  ['pie title <b>bold</b> text\n  "a": 1'],
])('bold text of %j is drawn bold', async (source) => {
  const svg = svgOf(await draw(source))
  expect(svg).toMatch(/<tspan font-weight="bold">bold<\/tspan>(?:<\/tspan><tspan[^>]*>)? text/)
  expect(svg).not.toMatch(/[\u206a-\u206f]/)
})

test('slanted text is as wide as the text without its tags, and bold text wider', async () => {
  const widthOf = async (message: string) => {
    const svg = svgOf(await draw(`sequenceDiagram\n  A->>B: ${message}`))
    return Number(/ width="([\d.]+)"/.exec(svg)?.[1])
  }
  const text = 'a message much longer than the usual distance'
  const width = await widthOf(text)
  expect(await widthOf(`<em>${text}</em>`)).toBe(width)
  expect(await widthOf(`<b>${text}</b>`)).toBeGreaterThan(width)
})

test('bold text goes on in the next line', async () => {
  const svg = svgOf(await draw('sequenceDiagram\n  A->>B: <b>one<br/>two</b> three'))
  expect(svg.match(/<tspan font-weight="bold">\w+/g)).toEqual([
    '<tspan font-weight="bold">one',
    '<tspan font-weight="bold">two',
  ])
})

test('a message about a line quotes its tags as they are written', async () => {
  expect(await draw('sequenceDiagram\n  A->>B: hi\n  <b>C</b> -> oops [')).toMatchObject({
    kind: 'mistake',
    message: expect.stringContaining('<b>C</b>'),
  })
})

test.each([
  ['architecture', 'architecture-beta\n  service db(database)[Database]'],
  ['block', 'block-beta\n  a b'],
  ['c4', 'C4Context\n  Person(a, "Customer")'],
  ['flowchart-elk', 'flowchart-elk TD\n  a --> b'],
  ['kanban', 'kanban\n  Todo\n    [Write]'],
  ['packet', 'packet-beta\n  0-15: "Source port"'],
  ['radar', 'radar-beta\n  axis a["A"], b["B"], c["C"]\n  curve x["X"]{85, 90, 80}'],
  ['requirement', 'requirementDiagram\n  element a {\n    type: b\n  }'],
  ['treemap', 'treemap-beta\n"A"\n    "B": 12'],
])('a diagram of the kind %s, which was not compared with a browser, is left to them', async (_, source) => {
  expect(await draw(source)).toEqual({ kind: 'browser' })
})

test.each([
  ['another look', '---\nconfig:\n  look: handDrawn\n---\nflowchart TD\n  a --> b', undefined],
  ['HTML', 'flowchart TD\n  a["<code>x</code>"] --> b', '"<code> x </code>" has a tag of HTML'],
  ['icons', 'flowchart TD\n  a[fa:fa-car Car] --> b', '"fa:fa-car Car" has an icon'],
  ['formulas', 'flowchart TD\n  a["$$x^2$$"] --> b', '"$$x^2$$" has a formula'],
  [
    'icon shapes',
    'flowchart TD\n  a@{ shape: icon, icon: "fa:car", label: "x" }',
    expect.stringContaining('an icon or a formula'),
  ],
])('%s is left to browsers', async (_, source, reason) => {
  expect(await draw(source)).toEqual({ kind: 'browser', reason })
})

test.each([
  ['flowchart TD\n  a --> b\n  b --> [oops', 3],
  ['sequenceDiagram\n  A->>B: hi\n  B->C', 3],
  ['pie\n  "a" : x', 2],
  ['classDiagram\n  class A {\n  +x\n', 3],
  ['erDiagram\n  A ||--o{ B', 2],
  ['stateDiagram-v2\n  state A {\n  [*] --> B', 3],
  ['quadrantChart\n  x: [2, 3]', 2],
  ['gitGraph\n  commit\n  checkout nowhere', undefined],
  ['mindmap\n  a\n  b', undefined],
  ['gantt\n  dateFormat YYYY-MM-DD\n  Task : a1, 2025-99-99, 3d', undefined],
  ['block-beta\n  a -->', 2],
  ['hello world', undefined],
  ['', undefined],
])('%j is a mistake, in line %s', async (source, line) => {
  expect(await draw(source)).toEqual({ kind: 'mistake', message: expect.any(String), line })
})

test('one mistake does not spoil the next diagram', async () => {
  await draw('flowchart TD\n  a --> [')
  expect(textsIn(svgOf(await draw('flowchart TD\n  a[Fine] --> b')))).toContain('Fine')
})

describe('the dates on the axis of a Gantt chart', () => {
  const chart = (tasks: string, more = '') => `gantt\n  dateFormat YYYY-MM-DD\n${more}  section A\n${tasks}`
  const dates = async (source: string) =>
    textsIn(svgOf(await draw(source))).filter((text) => /^[\d-]+$/.test(text))

  test('leave the year out where the chart takes less than two', async () => {
    expect(await dates(chart('  Task :a, 2025-01-06, 20d'))).toContain('01-11')
  })

  test.each([
    ['of several years', chart('  Task :a, 2021-01-06, 2025-02-01')],
    ['of long tasks', chart('  Task :a, 2025-01-06, 900d')],
    ['with a format of its own', chart('  Task :a, 2025-01-06, 20d', '  axisFormat %Y-%m-%d\n')],
  ])('are whole in one %s', async (_, source) => {
    expect((await dates(source)).every((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true)
  })
})
