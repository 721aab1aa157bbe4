import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { columnsOfNumbers } from './table.ts'

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
