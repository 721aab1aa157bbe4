import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const cards = (html: string) =>
  [...html.matchAll(/<a class="card"[^>]*href="([^"]*)"[^>]*><strong>([^<]*)/g)].map(([, href, label]) => [
    href,
    label,
  ])

test('<DocCardList /> lists the group that the note belongs to, without the note', async () => {
  const site = temporarySite({
    'docs/index.md': '# Home\n\n<DocCardList />',
    'docs/guides/index.md': "import DocCardList from '@theme/DocCardList'\n\n# Guides\n\n<DocCardList />",
    'docs/guides/vim.md': '# Vim\n\nText.\n\n<DocCardList />',
    'docs/guides/deep/tls.md': '# TLS',
    'docs/alone.md': '---\ndisplayed_sidebar: null\n---\n# Alone\n\n<DocCardList />',
  })
  const { report, file } = await site.build()
  expect(report).toBe('')
  expect(cards(file('index.html'))).toEqual([
    ['/alone', 'Alone'],
    ['/guides', 'Guides'],
  ])
  expect(cards(file('guides.html'))).toEqual([
    ['/guides/deep/tls', 'deep'],
    ['/guides/vim', 'Vim'],
  ])
  expect(cards(file('guides/vim.html'))).toEqual([['/guides/deep/tls', 'deep']])
  expect(cards(file('alone.html'))).toEqual([])
})

test('without summaries <DocCardList /> has the note itself among its cards, as in Docusaurus', async () => {
  const files = { 'docs/index.md': '# Home\n\n<DocCardList />', 'docs/vim.md': '# Vim' }
  const { file } = await temporarySite(files, { docs: { routeBasePath: '/', showSummaries: false } }).build()
  expect(cards(file('index.html'))).toEqual([
    ['/', 'Home'],
    ['/vim', 'Vim'],
  ])
})

test('<TOCInline /> lists the headings of the note in its text, those after it too', async () => {
  const site = temporarySite({
    'docs/a.md': '# A\n\n<TOCInline toc={toc} maxHeadingLevel={4} />\n\n## One `x`\n\n### Two\n\n#### Three',
  })
  const { file } = await site.build()
  expect(file('a.html')).toContain(
    '<ul><li><a href="#one-x">One <code>x</code></a><ul><li><a href="#two">Two</a><ul><li><a href="#three">Three</a></li></ul></li></ul></li></ul>',
  )
})

test('<TOCInline> shows only the headings that its note picks from `toc`', async () => {
  const picked = '<TOCInline toc={toc.filter(({ level }) => level !== 3)} maxHeadingLevel={4} />'
  const site = temporarySite({
    'docs/a.md': `# A\n\n${picked}\n\n## One \`x < y\`\n\n### Two\n\n#### Three`,
  })
  const { file } = await site.build()
  expect(file('a.html')).toContain(
    '<ul><li><a href="#one-x--y">One <code>x &lt; y</code></a><ul><li><a href="#three">Three</a></li></ul></li></ul>',
  )
})

test('<Link> and <ThemedImage> lead where links and images of Markdown do', async () => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (sign) => sign.charCodeAt(0),
  )
  const site = temporarySite({
    'docs/a.md':
      '<Link to="./b.md#x">B</Link>\n\n<ThemedImage alt="Sign" sources={{ light: "./l.png", dark: "/d.png" }} />',
    'docs/b.md': '## X',
    'docs/l.png': png,
    'static/d.png': png,
  })
  const { report, file } = await site.build()
  expect(report).toBe('')
  expect(file('a.html')).toContain('<a href="/b#x">B</a>')
  expect(file('a.html')).toMatch(
    /src="\/assets\/images\/l-\w+\.png" width="1" height="1" alt="Sign" class="light-only"><img [^>]*src="\/assets\/images\/d-\w+\.png"[^>]* class="dark-only">/,
  )
})
