import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = (title: string) => `# ${title}\n\nText of ${title}.`
const index = (label: string, fields: object = {}) =>
  JSON.stringify({ label, link: { type: 'generated-index', ...fields } })

const build = await temporarySite({
  'docs/0-home.md': note('Home'),
  'docs/tools/_category_.json': index('Tools & more', { description: 'What we use.', keywords: ['x', 'y'] }),
  'docs/tools/a.md': note('Axe'),
  'docs/tools/b.md': '---\ndescription: Cuts wood.\n---\n\n# Saw',
  'docs/tools/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
  'docs/tools/more/one.md': note('One'),
  'docs/tools/more/two.md': note('Two'),
  'docs/tools/single/three.md': note('Three'),
  'docs/twin/_category_.json': index('Tools & more'),
  'docs/twin/a.md': note('Twin'),
  'docs/placed/_category_.json': index('Placed', { slug: '/a b/place' }),
  'docs/placed/a.md': note('In place'),
}).build()
const page = readPage(build, 'category/tools--more')

test('[X3] a page is made for a group, titled and described', () => {
  expect(build.report).toBe('')
  expect(page.text('title')).toBe('Tools & more | Test')
  expect(page.text('h1')).toBe('Tools & more')
  expect(page.text('.page-header > p')).toBe('What we use.')
  expect(page.attribute('meta[name="description"]', 'content')).toBe('What we use.')
  expect(page.attribute('meta[name="keywords"]', 'content')).toBe('x,y')
})

test('the cards on the page of a group show its listed pages and how much smaller groups hold', () => {
  expect(page.texts('.card h2')).toEqual(['Axe', 'Saw', 'more', 'single'])
  expect(page.texts('.card p')).toEqual(['Text of Axe.', 'Cuts wood.', 'One, Two', 'Three'])
  expect(page.texts('.card small')).toEqual(['2 pages', '1 page'])
  expect(page.attributes('.card', 'href')).toEqual([
    '/tools/a',
    '/tools/b',
    '/tools/more/one',
    '/tools/single/three',
  ])
  expect(page.attributes('.card', 'data-kind')).toEqual(['link', 'link', 'category', 'category'])
})

test('the article of the page of a group is the list of cards below its header, as in Docusaurus', () => {
  expect(page.texts('article h1')).toEqual([])
  expect(page.attributes('article .card', 'href')).toHaveLength(4)
})

test('pages of tags have an article for each note and each letter, as in Docusaurus', async () => {
  const { file } = await temporarySite({ 'docs/a.md': '---\ntags: [x]\n---\n\n# A\n\nText.' }).build()
  const articles = (path: string) =>
    Array.from(file(path).matchAll(/<article[^>]*>.*?<\/article>/gs), ([html]) =>
      html.replace(/<[^>]*>/g, '|'),
    )
  expect(articles('tags/x.html')).toEqual(['|||A|||Text.||'])
  expect(articles('tags.html')).toEqual(['||X||||x|1|||||'])
})

test('two groups with one label have two addresses', () => {
  expect(readPage(build, 'category/tools--more-1').texts('.card h2')).toEqual(['Twin'])
})

test('a slug of its own is used as it is, spaces and all', () => {
  const placed = readPage(build, 'a b/place')
  expect(placed.text('h1')).toBe('Placed')
  expect(placed.attribute('link[rel="canonical"]', 'href')).toBe('https://example.com/a%20b/place')
})

test('the page of a group is in the sidebar, in the breadcrumbs and between its neighbours', () => {
  expect(page.text('.menu [aria-current="page"]')).toBe('Tools & more')
  expect(readPage(build, 'tools/a').attributes('.breadcrumbs__link', 'href')).toEqual([
    '/category/tools--more',
  ])
  expect(page.texts('.breadcrumbs__link')).toEqual(['Tools & more'])
  expect(page.texts('.pagination-nav__label')).toEqual(['In place', 'Axe'])
})

test('[S66][S67] the data counts it among the docs, by its slug', () => {
  expect(build.data('docs')).toMatchObject({
    versions: [
      {
        docs: expect.arrayContaining([
          { id: '/category/tools--more', path: '/category/tools--more', sidebar: 'defaultSidebar' },
        ]),
      },
    ],
  })
})
