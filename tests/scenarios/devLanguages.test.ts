import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createDevSite } from '../../engine/src/commands/dev/devSite.ts'
import { listen } from '../../engine/src/commands/listen.ts'
import { start } from '../../engine/src/commands/start.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const inTwo: Partial<UserConfig> = {
  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
  navbar: { items: [{ type: 'localeDropdown' }] },
}
const translated = 'i18n/vi/docusaurus-plugin-content-docs/current'

async function serve(files: Record<string, string>, config: Partial<UserConfig> = {}, locale?: string) {
  const site = temporarySite(files, config)
  const { address, edit } = await serveDevSite(site, { locale })
  return {
    site,
    read: async (path: string) => {
      const response = await fetch(address + path)
      return { status: response.status, path: new URL(response.url).pathname, html: await response.text() }
    },
    edit,
  }
}

/** Where the language menu of a page leads, by language. */
const menu = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a\b[^>]*data-locale="(\w+)"[^>]*>/g)].map(([tag, locale]) => [
      locale,
      /href="([^"]*)"/.exec(tag)![1],
    ]),
  )

test('while notes are written, the language menu of each page leads to the page in the other language', async () => {
  const { read, edit } = await serve(
    { 'docs/a.md': '# Apple', 'docs/b.md': '# Bean', [`${translated}/a.md`]: '---\nslug: tao\n---\n# Táo' },
    inTwo,
  )
  const first = await read('/a')
  const followed = await read(menu(first.html).vi!)
  expect(followed).toMatchObject({ status: 200, path: '/vi/tao' })
  expect(followed.html).toContain('Táo')
  expect(menu(followed.html)).toMatchObject({ en: '/a', vi: '/vi/tao' })
  expect(menu((await read('/a')).html).vi).toBe('/vi/tao')
  expect((await read('/vi/b')).html).toContain('Bean')
  expect((await read('/vi/nowhere')).status).toBe(404)

  await edit({ [`${translated}/a.md`]: '---\nslug: tao\n---\n# Táo đỏ' })
  expect((await read('/vi/tao')).html).toContain('Táo đỏ')
})

test('a server that was started with another language serves the default one too', async () => {
  const { read } = await serve({ 'docs/a.md': '# Apple', [`${translated}/a.md`]: '# Táo' }, inTwo, 'vi')
  expect((await read('/vi/a')).html).toContain('Táo')
  expect((await read('/a')).html).toContain('Apple')
})

test('the former address of a note that was renamed, moved or given a slug leads to the new one', async () => {
  const { read, edit } = await serve({ 'docs/a.md': '# Apple', 'docs/b.md': '# Bean' })
  await edit({ 'docs/a.md': null, 'docs/c.md': '# Apple' })
  expect(await read('/a')).toMatchObject({ status: 200, path: '/c' })
  await edit({ 'docs/c.md': '---\nslug: d\n---\n# Apple' })
  expect(await read('/a')).toMatchObject({ status: 200, path: '/d' })
  expect(await read('/c')).toMatchObject({ status: 200, path: '/d' })
  await edit({ 'docs/b.md': null, 'docs/more/b.md': '# Bean\n\nMoved.' })
  expect(await read('/b')).toMatchObject({ status: 200, path: '/more/b' })
  await edit({ 'docs/a.md': '# Another' })
  expect(await read('/a')).toMatchObject({ status: 200, path: '/a' })
  await edit({ 'docs/more/b.md': null })
  expect((await read('/b')).status).toBe(404)
})

test('a busy port is passed over for the next one', async () => {
  const site = temporarySite({ 'docs/a.md': '# A' })
  const taken = createServer()
  const address = await listen(taken, { port: 0, host: '127.0.0.1' })
  const port = Number(new URL(address).port)
  const { server, address: found } = await start(site.dir, { port, host: '127.0.0.1' })
  onTestFinished(() => {
    server.close()
    taken.close()
  })
  expect(Number(new URL(found).port)).toBeGreaterThan(port)
  expect((await fetch(`${found}a`)).status).toBe(200)
})

test('a mistake that all languages have is one problem of the site', async () => {
  const site = temporarySite({ 'docs/a.md': '---\nsidebar_position: first\n---\n\n# Apple' }, inTwo)
  const devSite = await createDevSite(site.dir)
  await devSite.at('/vi/a')
  expect(devSite.problems()).toMatchObject([
    { code: 'invalid-front-matter', languages: [{ name: 'en' }, { name: 'vi' }] },
  ])
})
