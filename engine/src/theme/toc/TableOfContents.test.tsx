import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type HeadingNode, nestHeadings, TableOfContents } from './TableOfContents.tsx'

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

const heading = (level: number) => ({ level, id: `h${level}`, html: '', text: '' })

const outline = (nodes: HeadingNode[]): unknown[] =>
  nodes.map(({ heading, children }) =>
    children.length > 0 ? [heading.level, outline(children)] : heading.level,
  )

test.each([
  [
    [2, 2, 3],
    [2, [2, [3]]],
  ],
  [
    [2, 3, 4, 2],
    [[2, [[3, [4]]]], 2],
  ],
  [
    [3, 2],
    [3, 2],
  ],
  [[2, 4, 3], [[2, [4, 3]]]],
  [[], []],
])('headings of levels %j nest as %j', (levels, expected) => {
  expect(outline(nestHeadings(levels.map(heading)))).toEqual(expected)
})
