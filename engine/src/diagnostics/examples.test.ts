import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { allCodes, examplesOf } from './examples.ts'

test('every problem of the catalogue has an example, and no other', () => {
  expect([...allCodes].sort()).toEqual(Object.keys(catalogue).sort())
  expect(allCodes.filter((code) => examplesOf(code).length === 0)).toEqual([])
})

test.each(allCodes)('%s has a title, a message that is a sentence, and nothing undefined in it', (code) => {
  for (const { title, message, hint } of examplesOf(code)) {
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(message).toMatch(/[.:]$|\n {2}- .+$/)
    expect(`${message} ${hint ?? ''}`).not.toMatch(/"undefined"|\[object|NaN/)
  }
})
