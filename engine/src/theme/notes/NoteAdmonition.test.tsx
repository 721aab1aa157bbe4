import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testDocument } from '../../markdown/testDocument.ts'
import { testHtml } from '../../markdown/testHtml.ts'
import { admonitionKinds } from '../../model/admonitionKinds.ts'
import { NoteAdmonition } from './NoteAdmonition.tsx'

test.each(Object.keys(admonitionKinds))(
  '[X5] an island renders an admonition of the kind %s as Markdown does',
  (kind) => {
    const inMarkdown = testHtml(testDocument(`<Admonition type="${kind}">Text.</Admonition>`))
    expect(renderToStaticMarkup(<NoteAdmonition type={kind}>Text.</NoteAdmonition>)).toBe(inMarkdown)
  },
)
