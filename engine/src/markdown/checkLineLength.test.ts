import { expect, test } from 'vitest'
import { printReport } from '../diagnostics/printReport.ts'
import { testDocument } from './testDocument.ts'

test('a line that is too long for any text is refused at once', () => {
  const start = performance.now()
  const { diagnostics, body } = testDocument(`# Title\n\n${'[a](b) '.repeat(1_000_000)}\n`)
  expect(performance.now() - start).toBeLessThan(3000)
  expect(body.join('')).toBe('')
  expect(printReport(diagnostics)).toMatchInlineSnapshot()
})

test('a fence of very many signs is one', () => {
  expect(testDocument('`'.repeat(2_000_000)).diagnostics.map(({ code }) => code)).toEqual(['unclosed-block'])
})
