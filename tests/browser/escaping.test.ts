import { createServer } from 'node:http'
import { expect } from 'vitest'
import { createDevListener, createUpdates } from '../../engine/src/commands/dev/devListener.ts'
import { createDevSite } from '../../engine/src/commands/dev/devSite.ts'
import { listen } from '../../engine/src/commands/listen.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** If any of it were taken for HTML, an element with this attribute would be in the page. */
const evil = '"><img data-evil src=x onerror=alert(1)></title></script><!--'
const yaml = JSON.stringify(evil)

const note = `---
title: ${yaml}
description: ${yaml}
sidebar_label: ${yaml}
pagination_label: ${yaml}
keywords: [${yaml}]
tags: [${yaml}]
image: ${JSON.stringify(`https://example.org/${evil}`)}
last_update: { author: ${yaml} }
---

## Part

Findable words.
`

const files = {
  'docs/evil/_category_.json': JSON.stringify({
    label: evil,
    link: { type: 'generated-index', title: evil, description: evil, slug: '/all' },
  }),
  'docs/evil/note.md': note,
  'docs/next.md': '# Next',
  'blog/2024-01-02-post.md': `---\ntitle: ${yaml}\ndescription: ${yaml}\ntags: [${yaml}]\nauthors: [{ name: ${yaml}, title: ${yaml} }]\nslug: post\n---\n\nText.`,
}

const config: Partial<UserConfig> = {
  title: evil,
  tagline: evil,
  docs: { routeBasePath: '/', showLastUpdateAuthor: true },
  navbar: { title: evil, items: [{ label: evil, to: '/next' }, { type: 'search' }] },
  footer: { copyright: 'ours', links: [{ title: evil, items: [{ label: evil, to: '/next' }] }] },
}

browserTest(
  'nothing that writers or settings say is taken for HTML, on any page or in the search',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('evil/note')
    const evilElements = () => page.locator('[data-evil]').count()
    for (const path of ['evil/note', 'next', 'all', 'tags', 'blog', 'blog/post', 'blog/archive', 'nowhere']) {
      await page.goto(site.address + path)
      expect(await evilElements(), path).toBe(0)
      expect(await page.title(), path).toContain('<img data-evil')
    }
    await page.goto(`${site.address}search?q=findable`)
    await page.waitForSelector('main a[href*="evil/note"]')
    expect(await evilElements()).toBe(0)
    await page.goto(`${site.address}search?q=${encodeURIComponent(evil)}`)
    expect(await evilElements()).toBe(0)
    await page.goto(`${site.address}next`)
    await page.fill('input[name=q]', 'findable')
    await page.waitForSelector('[role=option]')
    expect(await evilElements()).toBe(0)
  },
)

browserTest('what is wrong with a note is shown as text while it is written', async ({ browser }) => {
  const site = temporarySite({ 'docs/a.md': `# A\n\n{${evil}` })
  const server = createServer(createDevListener(await createDevSite(site.dir), createUpdates()))
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  const page = await browser.newPage()
  await page.goto(`${address}/a`)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.innerHTML.includes('data-evil')))
    .toBe(true)
  await page.waitForTimeout(300)
  expect(await page.locator('[data-evil]').count()).toBe(0)
  await page.close()
  server.closeAllConnections()
  server.close()
})
