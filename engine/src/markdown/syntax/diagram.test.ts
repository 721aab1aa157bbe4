import { expect, test } from 'vitest'
import { testDocument } from '../testDocument.ts'

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

test('its words are text for the search', () => {
  expect(testDocument(note).sections).toEqual([{ title: '', text: 'Before. a First step b After.' }])
})

test('where diagrams are switched off, and in other fences, it is code', () => {
  expect(testDocument(note, { mermaid: false }).references).toEqual([])
  expect(testDocument(note.replace('mermaid', 'Mermaid')).references).toEqual([])
})

test('raw HTML around it changes nothing', () => {
  const { references } = testDocument(`<p align="center">x</p>\n\n${note}`, { format: 'md' })
  expect(references).toMatchObject([{ kind: 'diagram', where: { line: 7 } }])
})
