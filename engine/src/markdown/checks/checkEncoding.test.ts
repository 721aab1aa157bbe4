import { expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { testDocument } from '../testDocument.ts'

const report = (text: string) => printReport(testDocument(text).diagnostics)

test('a binary file that is called a note is told apart from text', () => {
  const bytes = Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x00, 0xd8, 0xc3, 0x28, 0x80, 0x0a, 0xff,
  ])
  expect(report(bytes.toString('utf8'))).toBe(
    'error  not-text                                   docs/note.md:1\n  This file ends like a note, but it is not text in UTF-8.\n  Save it as UTF-8, or give it another ending if it is no note.\n',
  )
})

test('a letter in another encoding is a warning with its place', () => {
  expect(report(Buffer.from(`${'Text. '.repeat(20)}\n\nCaf\xe9`, 'latin1').toString('utf8'))).toBe(
    'warning  invalid-utf8                             docs/note.md:3:4\n  3 | Caf\uFFFD\n    |    ^\n  One letter of this file cannot be read as UTF-8, and shows as "\uFFFD".\n  Save the file as UTF-8, then replace each "\uFFFD" by what it was.\n',
  )
})

test('text in UTF-8 is no problem', () => {
  expect(report('# Tiếng Việt 😀')).toBe('')
})
