import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { testDocument } from '../testDocument.ts'
import { replaceEmoji } from './inlineText.ts'

test.each([
  ['if $a$, then', ', then'],
  ['(for $n$).', ').'],
])('the signs after a formula stay on its line: %s', (markdown, after) => {
  const [signs] = /^[,.)]+/.exec(after)!
  expect(testHtml(testDocument(markdown))).toContain(`</span>${signs}</span>${after.slice(signs.length)}`)
})

test('other characters after a formula stay outside of it', () => {
  expect(testHtml(testDocument('a $n$ (more) and $k$-th'))).not.toContain('formula-end')
})

test('in a table, the words of code are not broken after their signs', () => {
  const cell = (code: string) =>
    /<td>(.*)<\/td>/.exec(testHtml(testDocument(`| a |\n|---|\n| \`${code}\` |`)))![1]
  expect(cell('-k1,1')).toBe('<code data-whole="">-k1,1</code>')
  expect(cell('git log --all')).toBe('<code data-whole="">git <wbr>log <wbr>--all</code>')
  expect(cell('git log')).toBe('<code>git log</code>')
  const long = '/etc/kubernetes/manifests/web.yaml'
  expect(cell(long)).toBe(`<code>${long.replace(/(?<=\w[/.])/g, '<wbr>')}</code>`)
})

test('a sign without a formula before it is left alone, and none is lost from the search', () => {
  expect(testHtml(testDocument('`a`, b'))).toContain('</code>, b')
  expect(testDocument('if $a$, then').sections[0]!.text).toBe('if a, then')
})

test.each([
  [':smile:', '😄'],
  [':+1::-1:', '👍👎'],
  ['so :tada:!', 'so 🎉!'],
  [':heart:text', '❤️text'],
  ['text:heart:', 'text❤️'],
  [':no_such_emoji:', ':no_such_emoji:'],
  [':Smile:', ':Smile:'],
  ['10:100:20', '10:100:20'],
  ['a:b:c', 'a:b:c'],
  [':smile', ':smile'],
  [': smile :', ': smile :'],
  [':constructor: :__proto__:', ':constructor: :__proto__:'],
  ['no colon', 'no colon'],
])('[S85] %j is shown as %j', (text, expected) => {
  expect(replaceEmoji(text)).toBe(expected)
})

test('[S85] no emoji is meant in code, and none appears when the config switches them off', () => {
  expect(testHtml(testDocument(':smile: `:smile:`'))).toBe('<p>😄 <code>:smile:</code></p>')
  expect(testHtml(testDocument(':smile:', { emoji: false }))).toBe('<p>:smile:</p>')
})

test('[S85] the table of contents shows the emoji of a heading', () => {
  const { headings } = testDocument('## :tada: `:tada:`')
  expect(headings).toEqual([{ level: 2, id: 'tada-tada', html: '🎉 <code>:tada:</code>', text: '🎉 :tada:' }])
})
