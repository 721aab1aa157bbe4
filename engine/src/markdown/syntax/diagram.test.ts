import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDocument } from '../testDocument.ts'
import { diagramWords } from './diagram.ts'

const note = '# A\n\nBefore.\n\n```mermaid\nflowchart LR\n  a[First step] --> b\n```\n\nAfter.'

test('the place of a diagram stays open, for it is drawn later', () => {
  const { body, references } = testDocument(note)
  expect(references).toEqual([
    {
      kind: 'diagram',
      source: 'flowchart LR\n  a[First step] --> b',
      where: { file: 'docs/note.md', line: 5, column: 1, sourceLine: '```mermaid' },
    },
  ])
  expect(body).toContain(0)
})

test('the words of a diagram are text for the search', () => {
  expect(testDocument(note).sections).toEqual([{ title: '', text: 'Before. First step · b After.' }])
})

test('where diagrams are switched off, and in other fences, it is code', () => {
  expect(testDocument(note, { mermaid: false }).references).toEqual([])
  expect(testDocument(note.replace('mermaid', 'Mermaid')).references).toEqual([])
})

test('raw HTML around it changes nothing', () => {
  const { references } = testDocument(`<p align="center">x</p>\n\n${note}`, { format: 'md' })
  expect(references).toMatchObject([{ kind: 'diagram', where: { line: 7 } }])
})

const samples = new URL('../../diagrams/samples/', import.meta.url)
const sampleWords = (name: string) => diagramWords(readFileSync(new URL(name, samples), 'utf8'))

test.each([
  [
    'flowchart TD\n  client([Browser]) -->|HTTPS request| edge{In cache?}',
    'Browser · HTTPS request · In cache?',
  ],
  ['flowchart LR\n  a["Người dùng<br/>đăng nhập"] -.-> b', 'Người dùng đăng nhập · b'],
  [
    'sequenceDiagram\n  participant B as Browser\n  B->>+S: GET /notes\n  Note right of S: Looks in the cache',
    'Browser · S · GET notes · S · Looks in the cache',
  ],
  [
    'flowchart TD\n  classDef hot fill:#f96\n  class a hot\n  style b stroke:teal\n  click a "https://example.com"\n  a --> b',
    'a · b',
  ],
  [
    '---\ntitle: Kept out\n---\n%% a comment\n%%{init: {"theme": "dark"}}%%\nflowchart TD\n  a --> b',
    'a · b',
  ],
  [
    'gantt\n  dateFormat YYYY-MM-DD\n  section Writing\n  Draft :done, a1, 2025-01-06, 5d',
    'Writing · Draft done a1 2025-01-06 5d',
  ],
  ['pie showData\n  "Reading books" : 42.5', 'Reading books · 42.5'],
  [
    'classDiagram\n  class Duck {\n    +swim()\n  }\n  Animal <|-- Duck : is a',
    'Duck · swim · Animal · Duck · is a',
  ],
  [
    'flowchart TD\n  A{Is A used?} -- no --> B[(Delete it)]\n  A --> |yes, by B| keep-it\n  subgraph one [Part one]\n  B\n  end',
    'Is A used? · no · Delete it · yes by B · keep-it · Part one',
  ],
  ['stateDiagram-v2\n  state "Waits for B" as A\n  A --> B: A is done', 'Waits for B · B · A is done'],
  ['', ''],
])('the words of %j are %j', (source, words) => {
  expect(diagramWords(source)).toBe(words)
})

test.each(readdirSync(samples))('the words of %s hold no syntax of diagrams', (name) => {
  expect(sampleWords(name)).not.toMatch(/[<>{}[\]|"]|--|==|\b(?:subgraph|participant|dateFormat|classDef)\b/)
})
