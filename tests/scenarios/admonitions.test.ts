import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

async function buildNote(text: string, markdown = {}) {
  const build = await temporarySite({ 'docs/index.md': `# A\n\n${text}\n` }, { markdown }).build()
  return { ...readPage(build, 'index'), report: build.report }
}

describe('[X5] admonitions', async () => {
  const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success']
  const page = await buildNote(kinds.map((kind) => `:::${kind}\n\nText of ${kind}.\n\n:::`).join('\n\n'))

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
  ])('[X5] %s looks like %s and is titled by its word', (kind, look) => {
    const box = `.theme-admonition-${kind}.alert.alert--${look}`
    expect(page.text(`${box} > .admonition-heading`)).toBe(kind)
    expect(page.text(`${box} > .admonition-content`)).toBe(`Text of ${kind}.`)
  })

  test('[X5] nothing is reported', () => {
    expect(page.report).toBe('')
  })
})

test.each([
  [':::note[My *own* title]', 'My own title'],
  [':::note My `own` title', 'My own title'],
  [':::note[Label]{title="Attribute"}', 'Attribute'],
])('[X5] %s is titled %s', async (opening, title) => {
  const page = await buildNote(`${opening}\n\nText.\n\n:::`)
  expect(page.text('.theme-admonition-note > .admonition-heading')).toBe(title)
})

test('[X5] a box is in a box that has more colons, in a list and in a quote', async () => {
  const page = await buildNote(
    '::::info\n\nOuter\n\n:::danger\n\nInner\n\n:::\n\n::::\n\n- item\n\n  :::tip\n\n  In a list\n\n  :::\n\n> :::note\n>\n> In a quote\n>\n> :::',
  )
  expect(page.text('.theme-admonition-info .theme-admonition-danger .admonition-content')).toBe('Inner')
  expect(page.text('li > .theme-admonition-tip .admonition-content')).toBe('In a list')
  expect(page.text('blockquote > .theme-admonition-note .admonition-content')).toBe('In a quote')
})

test('[X5] a box that is never closed ends with what it is in', async () => {
  const page = await buildNote(':::tip\n\nText.\n\nMore.')
  expect(page.texts('.theme-admonition-tip p')).toEqual(['Text.', 'More.'])
})

test('[X5] an unknown kind keeps its text and is a warning with its place', async () => {
  const page = await buildNote(':::warnin\n\nText.\n\n:::')
  expect(page.text('article p')).toBe('Text.')
  expect(page.has('.theme-admonition')).toBe(false)
  expect(page.report).toMatchInlineSnapshot(`
    "warning  unknown-directive                        docs/index.md:3:4
      3 | :::warnin
        |    ^^^^^^
      ":::warnin" is no known kind; its content is shown as plain text.
      Did you mean ":::warning"?
    "
  `)
})

test('kinds of its own are a setting of the site, and so is having none', async () => {
  const own = await buildNote(':::todo\n\nText.\n\n:::', { admonitions: { keywords: ['todo'] } })
  expect(own.text('.theme-admonition-todo .admonition-content')).toBe('Text.')
  expect(own.report).toBe('')
  const none = await buildNote(':::tip\n\nText.\n\n:::', { admonitions: false })
  expect(none.has('.theme-admonition')).toBe(false)
})

test('a directive that nothing renders is a warning', async () => {
  const page = await buildNote('::leaf[x]\n\nText.')
  expect(page.report).toMatchInlineSnapshot(`
    "warning  unused-directive                         docs/index.md:3:1
      3 | ::leaf[x]
        | ^^^^^^^^^
      "::leaf[x]" looks like a directive, but nothing renders it; it is shown as text.
      If it is meant as text, put a backslash before the colon.
    "
  `)
})
