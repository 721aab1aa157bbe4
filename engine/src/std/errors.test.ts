import { expect, test } from 'vitest'
import { errorMessages } from './errors.ts'

test('the messages of an error and of its causes come in order', () => {
  const error = new Error('No page', { cause: new Error('No data', { cause: 'offline' }) })
  expect(errorMessages(error)).toEqual(['No page', 'No data', 'offline'])
})

test.each([
  ['text', ['text']],
  [undefined, ['undefined']],
  [new Error('Alone'), ['Alone']],
])('what was thrown counts, whatever it is: %s', (thrown, messages) => {
  expect(errorMessages(thrown)).toEqual(messages)
})

test('an import is named as it was written', () => {
  const error = new TypeError('(0 , import_chart.draw) is not a function')
  expect(errorMessages(error)).toEqual(['draw is not a function'])
})
