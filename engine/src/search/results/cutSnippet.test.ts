import { expect, test } from 'vitest'
import { cutSnippet } from './cutSnippet.ts'

const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
const markOf = (word: string): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length]

test.each([50, 100])(
  '[S146][S151] a snippet holds at most %d letters around the word, whole words, with … where it is cut',
  (length) => {
    const snippet = cutSnippet({ text, marks: [markOf('word30')] }, length)
    expect(snippet.text).toMatch(/^….*…$/)
    const words = snippet.text.slice(1, -1)
    expect(words.length).toBeLessThanOrEqual(length)
    expect(words.length).toBeGreaterThan(length - 16)
    expect(text.split(' ')).toEqual(expect.arrayContaining(words.split(' ')))
    const [[start, end]] = snippet.marks as [[number, number]]
    expect(snippet.text.slice(start, end)).toBe('word30')
  },
)

test('[S146] nothing is cut where the text begins or ends', () => {
  expect(cutSnippet({ text, marks: [markOf('word0')] }, 50).text).toMatch(/^word0 .*…$/)
  expect(cutSnippet({ text, marks: [markOf('word59')] }, 50).text).toMatch(/^….* word59$/)
  expect(cutSnippet({ text: 'short', marks: [] }, 50)).toEqual({ text: 'short', marks: [] })
})

test('the place with most of the words wins over the first', () => {
  const marks = [markOf('word3'), markOf('word50'), markOf('word51')]
  expect(cutSnippet({ text, marks }, 50).text).toContain('word50 word51')
})

test('a text without blanks or marks is cut at its start', () => {
  expect(cutSnippet({ text: `a ${'x'.repeat(200)}`, marks: [] }, 50).text).toBe('a…')
})

test('a snippet begins with the sentence of the word where there is room for it', () => {
  const sentences =
    'It ends, e.g. here. Before the kernel starts a process, it reads the file. Then it runs, and so on.'
  const at = sentences.indexOf('process')
  const { text: cut, marks } = cutSnippet({ text: sentences, marks: [[at, at + 7]] }, 60)
  expect(cut).toBe('…Before the kernel starts a process, it reads the file. Then…')
  expect(cut.slice(...marks[0]!)).toBe('process')
})
