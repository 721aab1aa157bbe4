import { expect, test } from 'vitest'
import { serveDevSite } from '../support/serveDevSite.ts'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

test('a text that the site writes itself takes the place of the generated one, while notes are written too', async () => {
  const own = 'Written by hand'
  const site = temporarySite({ 'docs/a.md': '# A', 'static/llms.txt': own })
  expect((await site.build()).file('llms.txt')).toBe(own)
  const { get } = await serve(site)
  expect(await (await get('/llms.txt')).text()).toBe(own)
})

test('while notes are written, their Markdown, their list and their former addresses follow every edit', async () => {
  const site = temporarySite({
    'docs/a b.md': '---\ntitle: A\naliases: [/old]\n---\n\nSee [b](./b.md).\n\n![p](./p.png)',
    'docs/b.md': '# B',
    'docs/p.png': '',
  })
  const { edit, get } = await serve(site)

  const copy = await get('/a%20b.md')
  expect(copy.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await copy.text()).toMatch(/^# A\n\nSee \[b\]\(https:\/\/example\.com\/b\)\.\n\n!\[p\]\(https:/)
  expect(await (await get('/llms.txt')).text()).toContain('- [B](https://example.com/b.md)')
  expect((await get('/old')).headers.get('location')).toBe('/a%20b')
  expect((await get('/gone.md')).status).toBe(404)

  await edit({ 'docs/b.md': '# Changed' })
  expect(await (await get('/b.md')).text()).toBe('# Changed\n')
  expect(await (await get('/llms.txt')).text()).toContain('- [Changed]')
})

test('the map of all pages is there while notes are written, without those that hide themselves', async () => {
  const site = temporarySite({
    'docs/a.md': '# A',
    'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
    'docs/own.md': '# Own\n\n<head><meta name="robots" content="noindex" /></head>',
  })
  const built = (await site.build()).file('sitemap.xml')
  const { get } = await serve(site)
  const served = await (await get('/sitemap.xml')).text()
  expect(built).toContain('/a<')
  expect(built).not.toMatch(/hidden|own/)
  expect(served).not.toContain('own')
  expect(served).toContain('/a<')
})

async function serve(site: TemporarySite) {
  const { address, edit } = await serveDevSite(site)
  return { edit, get: (path: string) => fetch(address + path, { redirect: 'manual' }) }
}
