import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { wordTables } from '../../config/locale/words.ts'
import { testDocument } from '../../markdown/testDocument.ts'
import { admonitionClasses, alertStyles, alerts, kindNames, kindTitle } from '../../model/admonitionKinds.ts'
import { NoteAdmonition, NoteCode, NoteCodeBlock, NoteDetails, NoteDetailsElement } from './constructs.tsx'

const inMarkdown = (text: string) => testHtml(testDocument(text))

test('what a table of components draws <code> and <details> with looks like what Markdown has for them', () => {
  expect(renderToStaticMarkup(<NoteCode>a</NoteCode>)).toBe('<code>a</code>')
  expect(renderToStaticMarkup(<NoteCode className="language-js">{'a\nb'}</NoteCode>)).toContain('language-js')
  const html = renderToStaticMarkup(
    <NoteDetailsElement>
      <summary>More</summary>
      <p>Text</p>
    </NoteDetailsElement>,
  )
  expect(html).toMatch(/^<details[^>]*><summary>More<\/summary><p>Text<\/p><\/details>$/)
})

test.each(kindNames)('[X5] an island renders an admonition of the kind %s as Markdown does', (kind) => {
  const html = renderToStaticMarkup(
    <NoteAdmonition type={kind}>
      <p>Text.</p>
    </NoteAdmonition>,
  )
  expect(html).toBe(inMarkdown(`<Admonition type="${kind}"><p>Text.</p></Admonition>`))
  expect(html).toBe(inMarkdown(`:::${kind}\nText.\n:::`))
})

test('[X5] an admonition may have an icon of its own, in an island as in a note', () => {
  const html = renderToStaticMarkup(
    <NoteAdmonition type="tip" title="Why" icon="💡">
      <p>Text.</p>
    </NoteAdmonition>,
  )
  expect(html).toContain('<span class="admonition-icon">💡</span>Why</div>')
  expect(html).toBe(inMarkdown('<Admonition type="tip" title="Why" icon="💡"><p>Text.</p></Admonition>'))
  expect(inMarkdown('<Admonition icon={null}>Text.</Admonition>')).not.toContain('icon')
})

test.each(kindNames)(
  '[X5] admonitions of the kind %s have an icon, and a title in every language',
  async (kind) => {
    const [, alert] = /alert--(\w+)/.exec(admonitionClasses(kind))!
    expect(alertStyles()).toMatch(new RegExp(`\\.alert--${alert}\\{--icon:url\\(`))
    for (const load of Object.values(wordTables)) expect((await load())[kindTitle(kind)!]).toMatch(/\S/)
  },
)

test('[X5] each look of admonitions is that of a kind', () => {
  const used = kindNames.map((kind) => admonitionClasses(kind).split('alert--')[1]!)
  expect([...new Set(used)].sort()).toEqual(Object.keys(alerts).sort())
})

test('an island renders a block of code and a block of details as Markdown does', () => {
  const code = renderToStaticMarkup(
    <NoteCodeBlock language="text" title="a.txt">
      {'a < b'}
    </NoteCodeBlock>,
  )
  expect(code.replace(' data-live=""', '')).toBe(inMarkdown('```text title="a.txt"\na < b\n```'))
  const details = renderToStaticMarkup(
    <NoteDetails summary="More" className="mine">
      <p>Text.</p>
    </NoteDetails>,
  )
  expect(details).toBe(inMarkdown('<Details summary="More" className="mine"><p>Text.</p></Details>'))
})
