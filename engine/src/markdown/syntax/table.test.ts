import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { beginsWithSentences, columnsOfNumbers, hasHeadInView, isNarrow } from './table.ts'

const element = (tagName: string, children: Element['children'], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** A table of texts; the first row is its head. */
function tableOf([head = [], ...body]: string[][], ofCells = {}): Element {
  const row = (tagName: string, texts: string[]) =>
    element(
      'tr',
      texts.map((value) => element(tagName, [{ type: 'text', value }], ofCells)),
    )
  const rows = body.map((texts) => row('td', texts))
  return element('table', [element('thead', [row('th', head)]), element('tbody', rows)])
}

test('columns of numbers are found, but for the first', () => {
  const rows = [
    ['Layer', 'Bytes', 'Share', 'Name'],
    ['1', '1,024', '+0.5 %', 'a'],
    ['2', '–', '12%', '3'],
    ['3', '7', '−3', 'b'],
  ]
  expect(columnsOfNumbers(tableOf(rows))).toEqual([2, 3])
  expect(columnsOfNumbers(tableOf(rows, { align: 'left' }))).toEqual([])
})

test.each([
  ['addresses', ['10.0.0.1', '10.0.0.2']],
  ['versions', ['1.2.3', '2.0.0']],
  ['units', ['3 s', '4 ms']],
  ['ranges', ['1-5', '6-9']],
  ['one number', ['1', '']],
  ['nothing', ['', '-']],
])('%s are no numbers', (_, cells) => {
  expect(columnsOfNumbers(tableOf([['a', 'b'], ...cells.map((cell) => ['x', cell])]))).toEqual([])
})

const rowsOf = (count: number, ...cells: string[]) => Array.from({ length: count }, () => cells)

test.each<[string, boolean, string[][]]>([
  [
    'a long table',
    true,
    [['Key', 'Meaning'], ...rowsOf(12, 'j', 'moves one line down, as many as a count says')],
  ],
  ['a short one', false, [['Key', 'Meaning'], ...rowsOf(11, 'j', 'down')]],
  ['one with words that may not fit', false, [['Key', 'Address'], ...rowsOf(12, 'j', 'x'.repeat(70))]],
  [
    'one of many columns',
    false,
    [rowsOf(12, 'Some words').flat(), ...rowsOf(12, ...rowsOf(12, 'longer').flat())],
  ],
])('the head of %s stays in view: %s', (_, stays, rows) => {
  expect(hasHeadInView(tableOf(rows))).toBe(stays)
})

test('the head of a table with a picture scrolls away, because its width is not known', () => {
  const table = tableOf([['Key'], ...rowsOf(12, 'j')])
  const [, body] = table.children as Element[]
  ;((body!.children[0] as Element).children[0] as Element).children.push(element('img', []))
  expect(hasHeadInView(table)).toBe(false)
})

test.each<[string, boolean, string[][]]>([
  [
    'few short cells',
    true,
    [
      ['Port', 'Service'],
      ['22', 'SSH'],
    ],
  ],
  ['a sentence', false, [['Key', 'Meaning'], ...rowsOf(2, 'j', 'moves one line down, as many as it says')]],
  ['many columns', false, [rowsOf(12, 'Key').flat(), rowsOf(12, 'j').flat()]],
])('a table of %s is narrow: %s', (_, narrow, rows) => {
  expect(isNarrow(tableOf(rows))).toBe(narrow)
})

test.each<[string, boolean, string[]]>([
  ['sentences', true, ['Look at the newest snapshot', 'yes', 'no']],
  ['names', false, ['Zhao Xiang Zhang', 'yes', 'no']],
  ['sentences in two columns', false, ['Look at the newest snapshot', 'yes']],
])('a table whose rows begin with %s has room for them: %s', (_, marked, cells) => {
  expect(beginsWithSentences(tableOf([cells.map(() => 'Head'), cells]))).toBe(marked)
})
