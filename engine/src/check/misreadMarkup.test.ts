import { expect, test } from 'vitest'
import { testCompiler as compiler, testDocument } from '../markdown/testDocument.ts'
import { checkNotes } from './checkNotes.ts'

/** What the rules report of a note: the code, and what is underlined. */
const found = (text: string) =>
  checkNotes([testDocument(`# Note\n\n${text}\n`)], compiler).map(
    ({ code, where: { sourceLine, column, length } = {} }) => [
      code,
      sourceLine?.slice(column! - 1, column! - 1 + (length ?? 0)),
    ],
  )

test.each([
  ['See [x][nope] here.', '[x][nope]', 'unknown-link-label'],
  ['See !(a plan)[plan.svg].', '(a plan)[plan.svg]'],
  ['- [] to do', '[]'],
  ['- one\n- [ x ] done', '[ x ]'],
  ['［the guide］（./guide.md）', '［the guide］（./guide.md）'],
  ['＃ Heading', '＃'],
  ["'''js\na\n'''", "'''js"],
  ['``js\na\n``', '``js'],
  ['A text that ends.\n---\n\nMore.', '---', 'misread-markup'],
  ['```js\na\n~~~\n\nMore text.\n\n```', '~~~', 'misread-markup'],
  ['````js\na\n```\n\nMore text.\n\n````', '```', 'misread-markup'],
  ['Look: ! [a plan](./plan.svg)', '! [a plan](./plan.svg)', 'misread-markup'],
  ['Water is H~2~O.', '~2~', 'misread-markup'],
  ['- a\n  10. Ten\n\n     - a point', '- a point', 'misread-markup'],
])('"%s" is seen otherwise than it was meant', (text, written, code = 'printed-markup') => {
  expect(found(text)).toEqual([[code, written]])
})

test.each([
  'A heading\n---\n\nText.\n\n---\n\n> A quote.\n---\n\n- An item.\n---',
  '````md\n```js\na\n```\n\ntext\n````\n\n```text\nName\n~~~~\n\ntext\n```\n\n````md\n```\n````',
  '- [ ] to do\n- [x] done\n- [X] too\n- `[]` is a list\n- [`a` b] c\n- [ x ](./a.md)',
  "It is '''bold''', ``a`b``, ［a］（b） and Look! [a plan](./plan.svg)",
])('"%s" is seen as it was meant', (text) => {
  expect(found(text)).toEqual([])
})
