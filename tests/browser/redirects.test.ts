import { createServer } from 'node:http'
import { expect } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import { browserTest } from '../support/browserTest.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a.md': '# A\n\n<a href="/old/b?x=1">old</a>',
  'docs/b.md': '---\naliases: [/old/b]\n---\n\n# B',
}

browserTest(
  'a former address leads on: when it is opened, when a link leads there, and without scripts',
  async ({ openSite }) => {
    const site = await openSite(files)
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visit('old/b', { javaScriptEnabled })
      await page.waitForURL('**/b')
      expect(await page.textContent('h1')).toBe('B')
      await page.goto(`${site.address}a`)
      await page.click('a[href^="/old"]')
      await page.waitForURL(`${site.address}b${javaScriptEnabled ? '?x=1' : ''}`)
      expect(await page.textContent('h1')).toBe('B')
    }
  },
)

browserTest('query and hash of a former address go on to the new one', async ({ openSite }) => {
  const redirects = [{ from: '/find', to: '/b?tab=1#top' }]
  const site = await openSite(
    { ...files, 'docs/b.md': '---\naliases: [/old/b]\n---\n\n# B\n\n## Part' },
    { redirects },
  )
  const addresses = { 'old/b?x=1#part': 'b?x=1#part', 'find?x=1&tab=2#part': 'b?tab=1&x=1#top' }
  for (const [from, to] of Object.entries(addresses)) {
    const page = await site.visit(from)
    await page.waitForURL(site.address + to)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  }
})

browserTest('where the host leads on by itself, the address is the new one too', async ({ browser }) => {
  const { outDir } = await temporarySite(files).build()
  const answer = createStaticListener(outDir, '/')
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/old/')) response.writeHead(301, { Location: '/b?x=1' }).end()
    else answer(request, response)
  })
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  const page = await browser.newPage()
  await page.goto(`${address}/a`)
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes'
  })
  await page.click('a[href^="/old"]')
  await expect.poll(() => page.textContent('h1')).toBe('B')
  await expect.poll(() => page.url()).toBe(`${address}/b?x=1`)
  expect(await page.getAttribute('html', 'data-same')).toBe('yes')
  await page.close()
  server.closeAllConnections()
  server.close()
})
