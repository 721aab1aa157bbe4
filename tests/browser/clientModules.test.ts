import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/a.md': '# A\n\n[to B](./b.md)',
  'docs/b.md': '# B\n\n[to A](./a.md)',
  'src/all.js': `export function onRouteDidUpdate({ location, previousLocation }) {
    document.documentElement.dataset.visited =
      [document.documentElement.dataset.visited, location.pathname + (previousLocation ? '<' : '')].join(' ').trim()
  }`,
}

browserTest(
  'a module that all pages load is told of each page, also of those put in place',
  async ({ openSite }) => {
    const site = await openSite(files, { clientModules: ['./src/all.js'] })
    const page = await site.visit('/a')
    await page.locator('html[data-visited="/a"]').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'to B' }).click()
    await page.locator('html[data-visited^="/a /b"]').waitFor({ state: 'attached' })
    expect(await page.locator('h1').textContent()).toBe('B')
  },
)
