import { expect, test } from 'vitest'
import { testDocument } from '../testDocument.ts'
import { testHtml } from '../testHtml.ts'

test.each([
  ['if $a$, then', ', then'],
  ['(for $n$).', ').'],
])('the signs after a formula stay on its line: %s', (markdown, after) => {
  const [signs] = /^[,.)]+/.exec(after)!
  expect(testHtml(testDocument(markdown))).toContain(`</span>${signs}</span>${after.slice(signs.length)}`)
})

test('what is no sign that closes stays outside', () => {
  expect(testHtml(testDocument('a $n$ (more) and $k$-th'))).not.toContain('formula-end')
})

test('a sign without a formula before it is left alone, and none is lost from the search', () => {
  expect(testHtml(testDocument('`a`, b'))).toContain('</code>, b')
  expect(testDocument('if $a$, then').sections[0]!.text).toBe('if a, then')
})
