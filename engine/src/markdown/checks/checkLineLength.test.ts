import { expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { testDocument } from '../testDocument.ts'

test('a line that is too long for any text is refused, and the text goes no further', () => {
  const { diagnostics, body, file } = testDocument(`# Title\n\n${'[a](b) '.repeat(1_000_000)}\n`)
  expect(file.text).toBe('')
  expect(body.join('')).toBe('')
  expect(printReport(diagnostics)).toBe(
    'error  endless-line                               docs/note.md:3\n  This line has more than 5 million letters, so the note is left out.\n  Put data into a file of its own and link to it.\n',
  )
})

test('a fence of very many signs is one', () => {
  const { diagnostics } = testDocument('`'.repeat(100_000))
  expect(diagnostics.map(({ code }) => code)).toEqual(['unclosed-block'])
})
