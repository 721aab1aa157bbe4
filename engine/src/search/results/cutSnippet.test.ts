import { describe, expect, test } from 'vitest'
import type { MarkedText } from '../query/searchHit.ts'
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

test('the word is near the beginning of a snippet, however long its sentence is: a phone shows 80 letters', () => {
  const sentence = `It is said. Then ${'more and '.repeat(12)}the word ${'and more '.repeat(40)}`
  const at = sentence.indexOf('word')
  for (const length of [90, 130, 180]) {
    const { text: cut, marks } = cutSnippet({ text: sentence, marks: [[at, at + 4]] }, length)
    expect(cut.length).toBeGreaterThan(length - 12)
    expect(cut.slice(...marks[0]!)).toBe('word')
    expect(marks[0]![1]).toBeLessThanOrEqual(90)
  }
})

describe('code in a text', () => {
  const text =
    'Ask the server. \ue002kubectl get pods --watch\ue003 Then wait for pods. ' +
    'More words follow here. '.repeat(9)
  const marksOf = (word: string) =>
    [...text.matchAll(new RegExp(word, 'g'))].map(({ index }): [number, number] => [
      index,
      index + word.length,
    ])
  const pieces = ({ text: cut, code = [] }: MarkedText) => code.map(([from, to]) => cut.slice(from, to))

  test('is named, and its marks are taken out', () => {
    const cut = cutSnippet({ text, marks: marksOf('kubectl') }, 80)
    expect(cut.text).toMatch(/^…kubectl get pods --watch Then/)
    expect(pieces(cut)).toEqual(['kubectl get pods --watch'])
    expect(cut.marks.map(([from, to]) => cut.text.slice(from, to))).toEqual(['kubectl'])
  })

  test('is named where the snippet begins within it', () => {
    const long = `\ue002${'first '.repeat(40)}needle last\ue003 End.`
    const at = long.indexOf('needle')
    const cut = cutSnippet({ text: long, marks: [[at, at + 6]] }, 40)
    expect(pieces(cut).join()).toContain('needle last')
    expect(cut.marks.map(([from, to]) => cut.text.slice(from, to))).toEqual(['needle'])
  })

  test('is shown only if no prose holds as many words', () => {
    expect(cutSnippet({ text, marks: marksOf('pods') }, 30).text).toMatch(/^…Then wait for pods\./)
  })
})

test('cells of a table are shown only if no prose holds as many words', () => {
  const text = `port · 22 · ssh · 80 · http · 443 · https · ${'Some words in between. '.repeat(5)}Open the port for all. ${'And more. '.repeat(9)}`
  const marks = [...text.matchAll(/port/g)].map(({ index }): [number, number] => [index, index + 4])
  expect(cutSnippet({ text, marks }, 40).text).toMatch(/^…?Open the port/)
})
