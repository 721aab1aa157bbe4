import { expect, test } from 'vitest'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = (title: string, text: string, frontMatter = '') =>
  `---\n${frontMatter}\n---\n# ${title}\n\n${text}\n`

const docs = {
  'docs/index.md': note('Home', 'Begin with [the handshake](./tcp.md).'),
  'docs/tcp.md': note('TCP', 'See [itself](#end) and [UDP](./udp.md).\n\n## End'),
  'docs/udp.md': note(
    'UDP',
    'No state. Loss is repaired by **[TCP](tcp.md#end)** & above, e.g. in QUIC. More.\n\nAgain [TCP](tcp.md).',
  ),
  'docs/table.md': note('Bảng', '| a | b |\n|---|---|\n| x | [TCP](./tcp) |\n\n- [UDP](/udp)'),
  'docs/zh.md': note('中文', '先看别的。丢失由[传输层](tcp.md)修复！再往后。'),
  'docs/front.md': note(
    'Front',
    'Text.',
    'hero: { actions: [{ label: UDP, to: ./udp.md }, { label: TCP, to: ./tcp.md }] }',
  ),
  'docs/hidden.md': note('Hidden', 'To [TCP](tcp.md).', 'unlisted: true'),
  'docs/silent.md': note('Silent', 'Text.', 'backlinks: false'),
  'docs/more.mdx': note('More', '<div>In a component: [silent](./silent.md), [TCP](./tcp.md).</div>'),
  'blog/2026-01-02-post.md': note(
    'A post',
    `${'word '.repeat(60)}[the protocol](/tcp) ${'word '.repeat(60)}`,
  ),
}

function siteWith(settings: object) {
  const site = temporarySite(docs, { docs: { routeBasePath: '/', ...settings } })
  const listOn = (page: string) =>
    /<section class="backlinks.*?<\/section>/s.exec(site.read(`build/${page}`))?.[0]
  return { site, listOn }
}

test('a note lists the notes and posts that link to it, each with the sentence around its first link', async () => {
  const { site, listOn } = siteWith({ backlinks: true })
  await site.build()
  const list = listOn('tcp.html')!
  expect(list).toContain('<h2>What links here</h2>')
  const items = [...list.matchAll(/<li><a href="([^"]*)">(.*?)<\/a> (?:<span>(.*?)<\/span>)?<\/li>/g)]
  expect(items.map(([, href, title, sentence]) => [href, title, sentence])).toEqual([
    [
      '/blog/2026/01/02/post',
      'A post',
      expect.stringMatching(/^… (?:word ){15,25}<b>the protocol<\/b>(?: word){15,25} …$/),
    ],
    ['/table', 'Bảng', undefined],
    ['/front', 'Front', undefined],
    ['/', 'Home', 'Begin with <b>the handshake</b>.'],
    ['/more', 'More', 'In a component: silent, <b>TCP</b>.'],
    ['/udp', 'UDP', 'Loss is repaired by <b>TCP</b> &amp; above, e.g. in QUIC.'],
    ['/zh', '中文', '丢失由<b>传输层</b>修复！'],
  ])
})

test('none are listed on a page that nothing links to, where a note says so, and without the setting', async () => {
  const { site, listOn } = siteWith({ backlinks: true })
  await site.build()
  expect(['silent.html', 'table.html'].map(listOn)).toEqual([undefined, undefined])
  const plain = siteWith({})
  await plain.site.build()
  expect(plain.listOn('tcp.html')).toBeUndefined()
})

test('while a site is served, an edit of another note is seen', async () => {
  const { site } = siteWith({ backlinks: true })
  const { read, edit } = await serveDevSite(site)
  const table = () => read('/table')
  expect(await table()).not.toContain('class="backlinks')
  await edit({ 'docs/index.md': note('Home', 'Read [the table](./table.md).') })
  expect(await table()).toContain('<span>Read <b>the table</b>.</span>')
})
