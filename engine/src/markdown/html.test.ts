import { expect, test } from 'vitest'
import { html, joinHtml, piecesOf, trimHtml, withoutHoles } from './html.ts'

const node = { code: ['{a}'], name: '{a}', where: { file: 'docs/a.md' as never } }

test('HTML without holes is one text, and the texts around holes are joined', () => {
  expect(html`<p>${'a'}${''}</p>`).toBe('<p>a</p>')
  expect(html`<p>${html`<a${[0]}>${'x'}</a>`} ${[node]}</p>`).toEqual(['<p><a', 0, '>x</a> ', node, '</p>'])
  expect(joinHtml([[0], '', [1]])).toEqual([0, 1])
  expect(joinHtml([])).toBe('')
})

test.each([
  ['  a ', 'a'],
  [
    [' ', 0, ' b '],
    [0, ' b'],
  ],
  [[0], [0]],
  [[0, ' '], [0]],
])('white space at the ends of %j is removed', (given, expected) => {
  expect(trimHtml(given)).toEqual(expected)
})

test('places without holes get the texts around them', () => {
  expect(withoutHoles(['a', 0, 'b', node])).toBe('ab')
  expect(piecesOf('')).toEqual([])
})

test('digits between control characters are text like any other', () => {
  expect(html`<p>${'\0' + '0\0'}</p>`).toBe('<p>\x000\0</p>')
})
