import { expect, test } from 'vitest'
import { siteFromDocusaurus } from '../support/docusaurusSite.ts'

/** Pages as Docusaurus builds them. */
const formerBuild = (pages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(pages).map(([path, text]) => [
      `old/${path}`,
      `<!doctype html><html lang=en><head><title data-rh=true>${/<h1>(.*?)<\/h1>/.exec(text)?.[1]} | My notes</title></head><body><main><article><div class="theme-doc-markdown markdown">${text}</div></article></main></body></html>`,
    ]),
  )

const heading = (id: string) =>
  `<h2 class="anchor" id=${id}>More<a href=#${id} class=hash-link>\u200B</a></h2>`

/** A small site with a config of Docusaurus, beside a former build with these pages. */
const beforeProof = (pages: Record<string, string>) =>
  siteFromDocusaurus({
    'docs/intro.md': '# Intro\n\nSome *text*.\n\n## More\n\n- of it',
    'docs/new/place.md': '# Moved\n\nThe same words.',
    'docusaurus.config.js':
      "module.exports = { title: 'My notes', url: 'https://notes.example.com', baseUrl: '/', presets: [['classic', { blog: false }]] }",
    ...formerBuild(pages),
  })

test('a site that has all of its former build is proven to have lost nothing', async () => {
  const { sotay, write } = beforeProof({
    'docs/intro/index.html': `<header><h1>Intro</h1></header><p>Some <em>text</em>.${heading('more')}<ul><li>of it</ul><h2 id=more></h2>`,
    'docs/new/place.html/index.html': '<header><h1>Moved</h1></header><p>The same words.',
    '404.html': '<h1>Page Not Found</h1>',
  })
  write({ 'old/blog.html': '<html class="blog-wrapper blog-list-page"><title>Blog</title><main><nav></nav>' })
  const ofPlugins = ['docs/1.0/search-index-1a.json', 'vi/sw.js.map', 'blog/rss.xsl', 'blog/rss.css']
  write(Object.fromEntries(ofPlugins.map((path) => [`old/${path}`, ''])))
  const { stdout, status } = await sotay('adopt', '--prove', 'old')
  expect(stdout).toContain('Wrote sotay.config.ts from docusaurus.config.js.')
  expect(stdout).toContain('Nothing lost (pages: 2, ids of headings: 2, words: 10).')
  expect(status).toBe(0)
})

test('words of descriptions, and links of the navbar and the footer, are proven as well, each link once', async () => {
  const { sotay, write } = beforeProof({})
  const page = (title: string, description: string, text: string) =>
    `<html><head><title>${title} | My notes</title><meta data-rh=true name=description content="${description}"></head><body>
      <nav class="theme-layout-navbar navbar"><a href="/docs/intro/">My notes</a><a href="/gone/">Gone</a><a href="/gone" aria-haspopup="true">More</a></nav>
      <main><article><div class="markdown"><h1>${title}</h1>${text}</div><footer><a href="/own">Own</a></footer></article></main>
      <footer><a href="/docs/new%20place">Old</a></footer></body></html>`
  const place = (description: string) => ({
    'old/docs/new/place.html': page('Moved', description, 'The same words.'),
    'old/docs/intro.html': page('Intro', 'Some, text', 'Some text.'),
  })
  write(place('The very same words.'))
  const links = '"Gone" to /gone, "Old" to /docs/new place'
  const { stdout } = await sotay('adopt', '--prove', 'old')
  expect(stdout.split('\n').filter((line) => line.startsWith('  /'))).toEqual([
    '  /docs/new/place: the description "The very same words." is "The same words."',
    expect.stringMatching(`: the navbar and the footer have no link .*${links}$`),
  ])
  write(place('| No. | Name |'))
  expect((await sotay('adopt', '--prove', 'old')).stdout).not.toContain('description')
})

test('a page called as its site is not lost because its title says that once', async () => {
  const { sotay, write } = beforeProof({ 'docs/own.html': '<h1>My notes</h1><p>Text.' })
  write({ 'docs/own.md': '# My notes\n\nText.' })
  expect((await sotay('adopt', '--prove', 'old')).stdout).toContain('Nothing lost (pages: 1,')
})

test('each loss is named with its address, and pages that moved get a redirect', async () => {
  const { sotay, write } = beforeProof({
    'docs/intro.html': `<h1>Intro</h1><p>Some other text.${heading('migration-1')}<ul><li>of it</ul>`,
    'docs/place/index.html': '<h1>Moved</h1><p>The same words.',
    'docs/gone/index.html': '<h1>Gone</h1><p>No longer there.',
  })
  write({ 'old/docs/feed.xml': '<rss/>', 'old/assets/js/main.1234.js': '' })
  const { stdout, status } = await sotay('adopt', '--prove', 'old')
  expect(stdout.slice(stdout.indexOf('Lost'))).toMatchInlineSnapshot(`
    "Lost (compared pages: 3, ids of headings: 1, words: 15):

      /docs/gone: no page
      /docs/intro: no heading has the id "migration-1"
      /docs/intro: 1 word: other
      /docs/place: no page; it is at /docs/new/place
      /docs/feed.xml: no file

    For "sotay.config.ts", where pages have moved:

      redirects: [
        { from: '/docs/place', to: '/docs/new/place' },
      ],
    "
  `)
  expect(status).toBe(1)
  const json = await sotay('adopt', '--prove', 'old', '--format', 'json')
  expect(JSON.parse(json.stdout).redirects).toEqual([{ from: '/docs/place', to: '/docs/new/place' }])
  expect((await sotay('adopt', '--prove', 'nowhere')).stderr).toContain('There is no built page in ')
})
