import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TableOfContents } from './TableOfContents.tsx'

const render = (id: string, html: string) =>
  renderToStaticMarkup(<TableOfContents headings={[{ level: 2, id, html, text: '' }]} lang="vi" />)

test('one box serves every width; it is closed until asked for', () => {
  const html = render('a', 'A')
  expect(html).toContain(
    '<details class="theme-doc-toc-mobile theme-doc-toc-desktop"><summary>On this page</summary>',
  )
})

test('an entry keeps the code in a heading and leads to it, whatever letters its id has', () => {
  expect(render('ghi-chú', 'Ghi <code>chú</code>')).toContain(
    '<a class="table-of-contents__link toc-highlight" href="#ghi-ch%C3%BA">Ghi <code>chú</code></a>',
  )
})

test('a note without headings has no box', () => {
  expect(renderToStaticMarkup(<TableOfContents headings={[]} lang="en" />)).toBe('')
})
