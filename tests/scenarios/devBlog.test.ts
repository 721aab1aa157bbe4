import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const path = 'blog/2026-01-02-a.md'
const post = (title: string, text: string) =>
  `---\ntitle: ${title}\n---\n\n${text}\n\n{/* truncate */}\n\nRest.`

test('while posts are written, their pages and the lists follow, drafts among them', async () => {
  const site = temporarySite({
    'docs/a.md': '# A',
    [path]: post('First', 'One.'),
    'blog/2026-02-03-b.md': '---\ntitle: Second\ndraft: true\n---\n\nDraft.\n\n<!-- truncate -->\n\nMore.',
  })
  const { devSite, address, read, edit } = await serveDevSite(site)

  const list = await read('/blog')
  expect(list).toContain('One.')
  expect(list).toContain('Draft.')
  expect(list).not.toContain('Rest.')
  expect(await read('/blog/2026/02/03/b')).toContain('theme-draft-banner')
  expect(await read(/\/assets\/css\/blog[^"]*/.exec(list)![0])).toContain('.post-meta')

  const feed = await fetch(`${address}/blog/rss.xml`)
  expect(feed.headers.get('content-type')).toMatch(/xml; charset=utf-8/)
  expect(await feed.text()).toMatch(/<title>First<\/title>.*Rest\./s)
  expect((await fetch(`${address}/blog/feed.json`)).status).toBe(404)

  await edit({ [path]: post('Renamed', 'Two.') })
  expect(await read('/blog')).toContain('Two.')
  expect(await read('/blog/2026/01/02/a')).toContain('<h1 lang="en">Renamed</h1>')
  expect(await read('/blog/archive')).toContain('Renamed')
  expect(await read('/blog/atom.xml')).toContain('Two.')

  site.write({ [path]: null, 'blog/2026-02-03-b.md': null })
  await devSite.refresh([join(site.dir, path)])
  expect((await fetch(`${address}/blog`)).status).toBe(404)
})
