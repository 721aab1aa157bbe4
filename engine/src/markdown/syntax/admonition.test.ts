import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { createUiText } from '../../model/uiText.ts'
import { german } from '../../model/words/german.ts'
import { testDocument } from '../testDocument.ts'

const html = (text: string, changes = {}) => testHtml(testDocument(text, changes))

const box = (kind: string, alert: string, title = kind, content = '<p>Text.</p>') =>
  `<div class="theme-admonition theme-admonition-${kind} alert alert--${alert}" role="note">` +
  `<div class="admonition-heading">${title}</div><div class="admonition-content">${content}</div></div>`

test.each([
  ['note', 'secondary'],
  ['tip', 'success'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['secondary', 'secondary'],
  ['important', 'info'],
  ['success', 'success'],
])('[X5] :::%s looks like alert--%s and is titled by its kind', (kind, alert) => {
  expect(html(`:::${kind}\nText.\n:::`)).toBe(box(kind, alert))
})

test.each([
  [':::note[Title]', 'Title'],
  [':::note Title', 'Title'],
  [':::note   Title  ', 'Title'],
  [':::note[A **strong** `title`]', 'A <strong>strong</strong> <code>title</code>'],
  [':::note A **strong** `title`', 'A <strong>strong</strong> <code>title</code>'],
  [':::note Use [brackets](./a.md)', 'Use <a href="./a.md">brackets</a>'],
  [':::note{title="By attribute"}', 'By attribute'],
  [':::note[Label]{title="Wins & wins"}', 'Wins &amp; wins'],
  [':::note[]', 'note'],
  [':::note Chú ý: 10:30', 'Chú ý: 10:30'],
])('[X5] %j is titled %j', (opening, title) => {
  expect(html(`${opening}\nText.\n:::`)).toBe(box('note', 'secondary', title))
})

test('[X5] three kinds keep their names in every language, as in Docusaurus; as alerts of GitHub they are translated', () => {
  const inGerman = { uiText: createUiText(german, 'de') }
  expect(html(':::important\nText.\n:::', inGerman)).toBe(box('important', 'info'))
  expect(html('<Admonition type="success">Text.</Admonition>', inGerman)).toBe(
    box('success', 'success', 'success', 'Text.'),
  )
  expect(html(':::note\nText.\n:::', inGerman)).toBe(box('note', 'secondary', 'Hinweis'))
  expect(html('> [!IMPORTANT]\n> Text.', inGerman)).toBe(box('important', 'info', 'Wichtig'))
})

test('[X5] a box may have an id and classes of its own, which links find', () => {
  const { anchors, ...document } = testDocument(':::note[Label]{.mine .too #place}\nText.\n:::')
  expect(testHtml(document as never)).toContain(
    '<div class="theme-admonition theme-admonition-note alert alert--secondary mine too" role="note" id="place">',
  )
  expect([...anchors]).toContain('place')
  expect(html('<Admonition type="tip" className="mine">Text.</Admonition>')).toContain(
    'class="theme-admonition theme-admonition-tip alert alert--success mine" role="note">',
  )
})

test('[X5] boxes nest when the outer one has more colons', () => {
  const inner = box('danger', 'danger')
  expect(html('::::info\n:::danger\nText.\n:::\n::::')).toBe(box('info', 'info', 'info', inner))
})

test.each([
  ['- :::tip\n  Text.\n  :::', '<li>\n'],
  ['> :::tip\n> Text.\n> :::', '<blockquote>\n'],
  ['1. a\n\n   :::tip\n   Text.\n   :::', '<p>a</p>\n'],
])('[X5] %j holds a box', (text, before) => {
  expect(html(text)).toContain(before + box('tip', 'success'))
})

const table = '| a | b |\n|---|---|\n| 1 | 2 |'

test.each([
  ['a table', `:::tip\n\n${table}\n:::`],
  ['a table in a quote', `:::tip\n\n${table}\n:::`.replace(/^/gm, '> ')],
  ['a table in a list', `- a\n\n${`:::tip\n\n${table}\n:::`.replace(/^/gm, '  ')}`],
  ['a table in a box within another', `::::note\n:::tip\n\n${table}\n:::\n::::`],
  ['the definition of a link', ':::tip\nText.\n\n[a]: https://example.com\n:::'],
])('a box ends right below %s, and what follows keeps its line', (_, text) => {
  const document = testDocument(`${text}\n\nAfter [it](./it.md).\n\n:::foo\n:::\n`)
  expect(testHtml(document)).toMatch(/<\/div><\/div>(?:<\/div>)*\s*(?:<\/\w+>\s*)*<p>After/)
  expect(testHtml(document)).not.toContain(':::')
  const line = text.split('\n').length + 2
  const foo = { code: 'unknown-directive', where: { line: line + 2 } }
  expect(document).toMatchObject({ references: [{ where: { line } }], diagnostics: [foo] })
})

test('an error below a table in a box has its own line', () => {
  const { diagnostics } = testDocument(`:::tip\n\n${table}\n:::\n\n{1 +}\n`)
  expect(diagnostics).toMatchObject([{ code: 'invalid-mdx', where: { line: 8 } }])
})

test('[X5] a box that nothing closes runs to the end of what it is in', () => {
  expect(html('> :::tip\n> Text.\n\nAfter.')).toBe(
    `<blockquote>\n${box('tip', 'success')}\n</blockquote>\n<p>After.</p>`,
  )
})

test('a box that nothing closes is reported where it begins', () => {
  const { diagnostics } = testDocument('Text.\n\n:::tip\n\nText.')
  expect(diagnostics).toMatchObject([{ code: 'unclosed-block', where: { line: 3, column: 1 } }])
  expect(testDocument(':::tip\n\n:::note\nText.\n:::\n\n:::').diagnostics).toEqual([])
})

test('[X5] the content of an unknown kind has no box, and each is reported with its place', () => {
  const document = testDocument('# Title\n\n:::nota Title\nText.\n:::\n\n- :::foo\n  Text.\n  :::')
  expect(testHtml(document)).toContain('<div><p>Title</p><p>Text.</p></div>')
  expect(document.diagnostics).toMatchObject([
    {
      code: 'unknown-directive',
      level: 'warning',
      where: { line: 3, column: 4, length: 4 },
      hint: 'Did you mean ":::note"?',
    },
    { code: 'unknown-directive', where: { line: 7, column: 6 } },
  ])
})

test('[X5] a kind that the config adds is titled by its name', () => {
  expect(html(':::recipe\nText.\n:::', { admonitions: ['recipe'] })).toBe(box('recipe', 'info'))
})

test('[X5] switched off, boxes are text', () => {
  expect(html(':::note Title\nText.\n:::', { admonitions: undefined })).toBe(
    '<p>:::note Title\nText.\n:::</p>',
  )
})

test('[X5] without the old spelling, a title needs brackets', () => {
  const compat = { comments: true, admonitions: false, headingIds: true }
  expect(html(':::note Title\nText.\n:::', { compat })).not.toContain('>Title<')
  expect(html(':::note[Title]\nText.\n:::', { compat })).toBe(box('note', 'secondary', 'Title'))
})

test.each([
  ['NOTE', 'note', 'secondary'],
  ['tip', 'tip', 'success'],
  ['Important', 'important', 'info'],
  ['WARNING', 'warning', 'warning'],
  ['CAUTION', 'caution', 'warning'],
])('[X5] a quote that begins with [!%s] is a box of the kind %s', (written, kind, alert) => {
  expect(html(`> [!${written}]\n> Text.`)).toBe(box(kind, alert))
})

test.each([
  ['> [!NOTE]  \n> Text.', '<p>Text.</p>'],
  ['> [!NOTE]\n>\n> Text.', '<p>Text.</p>'],
  ['>[!NOTE]\nText.', '<p>Text.</p>'],
  ['> [!NOTE]\n> *Text.* More.', '<p><em>Text.</em> More.</p>'],
  ['> [!NOTE]\n> - a\n>\n> Text.', '<ul>\n<li>a</li>\n</ul>\n<p>Text.</p>'],
])('[X5] %j is a box with all of its content', (text, content) => {
  const tight = (text: string) => text.replace(/\s*(<\/?(?:p|ul|li|div)\b[^>]*>)\s*/g, '$1')
  expect(tight(html(text))).toBe(tight(box('note', 'secondary', 'note', content)))
})

test.each([
  ['- a\n\n  > [!TIP]\n  > Text.', '<p>a</p>'],
  ['> Quoted.\n>\n> > [!TIP]\n> > Text.', '<p>Quoted.</p>'],
  [':::info\n> [!TIP]\n> Text.\n:::', '<div class="admonition-content">'],
  ['> [!NOTE]\n> Outer.\n>\n> > [!TIP]\n> > Text.', '<p>Outer.</p>'],
  ['<div>\n\n> [!TIP]\n> Text.\n\n</div>', '<div>'],
])('[X5] %j holds a box', (text, before) => {
  const shown = html(text)
    .replace(/>\s+</g, '><')
    .replace(/\s+(?=<div)/g, '')
  expect(shown).toMatch(before)
  expect(shown).toContain(box('tip', 'success'))
})

test.each([
  '> [!NOTE] Text on the line of the marker.\n> Text.',
  '> [!NOTE] **Text**\n> Text.',
  '> [!NOTE]**Text**',
  '> [!NOTE]',
  '> [!NOTE]\n>',
  '> [!HINT]\n> Text.',
  '> \\[!NOTE]\n> Text.',
  '> Text.\n> [!NOTE]',
  '> `[!NOTE]`\n> Text.',
  '> [!NOTE]\n> Text.\n\n[!NOTE]: /a.md',
  '> # [!NOTE]\n> Text.',
])('[X5] %j stays a quote, as on GitHub', (text) => {
  expect(html(text)).toMatch(/^<blockquote>\n[^]*(?:NOTE|HINT)/)
  expect(html(text)).not.toContain('theme-admonition')
})

test('[X5] where admonitions are switched off, an alert stays a quote', () => {
  expect(html('> [!NOTE]\n> Text.', { admonitions: undefined as never })).toContain('<blockquote>')
})

test('[X5] the marker of an alert is neither in the excerpt nor in the search', () => {
  const { excerpt, sections } = testDocument('> [!NOTE]\n> Text.') as never
  expect(JSON.stringify([excerpt, sections])).not.toContain('!NOTE')
  expect(JSON.stringify([excerpt, sections])).toContain('Text.')
})

test.each([
  [':::warn\n\nText\n\n:::', 'Did you mean ":::warning"?'],
  ['<Admonition type="warn">Text</Admonition>', 'Did you mean "warning"?'],
])('a kind that is cut short is answered with the whole one: %j', (text, hint) => {
  expect(testDocument(text).diagnostics.map((problem) => problem.hint)).toEqual([hint])
})
