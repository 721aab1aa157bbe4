import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const build = await temporarySite({
  'docs/plain.md': `# Plain

<head>
  <html lang="fr" className="own" />
  <body className="wide" />
  <title>Own title</title>
  <meta name="description" content="Own words" />
  <meta property="og:image" content="https://example.com/x.png" />
  <link rel="canonical" href="https://example.com/other" />
  <link rel="alternate" type="application/rss+xml" href="/feed.xml" />
  <script type="application/ld+json">{\`{"@type":"Thing"}\`}</script>
</head>

Text`,
  'docs/live.md': `import Head from '@docusaurus/Head'

export const data = { '@type': 'Article', name: 'A & <b>' }

# Live

<Head>
  <title>{data.name}</title>
  <script type="application/ld+json">{JSON.stringify(data)}</script>
</Head>`,
}).build()

test('what is in <head> goes to the head of the page, in place of tags that say the same', () => {
  expect(build.report).toBe('')
  const page = readPage(build, 'plain')
  expect(page.texts('head title')).toEqual(['Own title'])
  expect(page.attributes('meta[name="description"]', 'content')).toEqual(['Own words'])
  expect(page.attributes('link[rel="canonical"]', 'href')).toEqual(['https://example.com/other'])
  expect(page.attributes('link[type="application/rss+xml"]', 'href')).toEqual(['/feed.xml'])
  expect(page.html).toContain('<script type="application/ld+json">{"@type":"Thing"}</script>')
  expect(page.has('article title')).toBe(false)
  expect(page.text('article p')).toBe('Text')
})

test('attributes of <html> and <body> in <head> are on those of the page, with classes beside those that are there', () => {
  const page = readPage(build, 'plain')
  expect(page.attribute('html', 'lang')).toBe('fr')
  expect(page.attribute('html', 'class')).toMatch(/^docs-wrapper .+ own$/)
  expect(page.attribute('body', 'class')).toBe('navigation-with-keyboard wide')
  expect(readPage(build, 'live').attribute('body', 'class')).toBe('navigation-with-keyboard')
})

test('what is in <head> may be worked out by the note', () => {
  const page = readPage(build, 'live')
  expect(page.texts('head title')).toEqual(['A & <b>'])
  expect(page.html).toContain(
    '<script type="application/ld+json">{"@type":"Article","name":"A & <b>"}</script>',
  )
})

test('a title of several texts is one text', async () => {
  const build = await temporarySite({
    'docs/a.mdx': "export const name = 'Alpha'\n\n# A\n\n<Head><title>{name} | {1 + 1} & more</title></Head>",
    'src/pages/one.jsx': `
      import Head from '@docusaurus/Head'
      const name = 'One'
      export default () => <Head><>{name && <title>{name} – {name.length} letters</title>}</></Head>`,
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'a').texts('head title')).toEqual(['Alpha | 2 & more'])
  expect(readPage(build, 'one').texts('head title')).toEqual(['One – 3 letters'])
})
