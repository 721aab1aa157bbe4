import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'
import { holdCode } from '../support/holdCode.ts'

const files = {
  'docs/a.md': '# A next\n\n## Part\n\nText.',
  'docs/b.md': '# B next',
  'versions.json': '["2", "1"]',
  'versioned_docs/version-2/a.md': '# A two\n\n## Part\n\nText.',
  'versioned_docs/version-2/b.md': '# B two',
  'versioned_docs/version-1/a.md': '# A one\n\n## Part\n\nText.',
  'src/pages/about.md': '# About',
  'i18n/vi/docusaurus-plugin-content-docs/version-2/a.md':
    '# Á hai\n\n## Phần {#part}\n\n```js\nlet x = 1\n```',
}
const config: Partial<UserConfig> = {
  i18n: { locales: ['en', 'vi'] },
  navbar: {
    items: [
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
}
const desktop = { viewport: { width: 1200, height: 800 } }

const dropdown = (page: Page) => page.locator('.navbar .dropdown').first()
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))

/** A reader takes longer to choose than the script to arrive. */
async function choose(page: Page, at: 'first' | 'last', name: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown')[at]()
  await menu.hover()
  await page.waitForLoadState('networkidle')
  await menu.getByRole('link', { name, exact: true }).last().click()
}

browserTest(
  '[S50][S80] a version chosen keeps the note, the query and the hash, and is remembered',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/a?x=1#part', desktop)
    expect(await kept(page)).toBeNull()
    await choose(page, 'first', '1')
    await page.waitForURL('**/1/a?x=1#part')
    await expect.poll(() => page.locator('h1').textContent()).toBe('A one')
    expect(await kept(page)).toBe('1')
  },
)

browserTest('[S50] outside the docs the choice remembered is shown', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/1/a', desktop)
  await choose(page, 'first', 'Next')
  await page.waitForURL('**/next/a')
  await page.goto(new URL('/about', page.url()).href)
  await expect.poll(() => dropdown(page).locator('> a').textContent()).toBe('Next')
  expect(await dropdown(page).locator('> a').getAttribute('href')).toBe('/next/a')
})

browserTest('[S50] links into the docs follow the choice remembered, from outside', async ({ openSite }) => {
  const items = [
    { type: 'doc', docId: 'b', label: 'B' },
    { type: 'doc', docId: 'c' },
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs' },
    { type: 'docsVersion' },
  ] as const
  const sidebar = '{ "tutorialSidebar": ["a", "b"] }'
  const more = {
    'versioned_docs/version-2/c.md': '# C two',
    'sidebars.json': sidebar,
    'versioned_sidebars/version-2-sidebars.json': sidebar,
  }
  const docs = { sidebarPath: './sidebars.json' }
  const site = await openSite({ ...files, ...more }, { ...config, docs, navbar: { items: [...items] } })
  const page = await site.visit('/about', desktop)
  const links = () =>
    page
      .locator('.navbar .navbar__link')
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
  expect(await links()).toEqual(['B /b', 'c /c', 'Docs /a', '2 /a'])
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'))
  await page.reload()
  await expect.poll(links).toEqual(['B /next/b', 'c /c', 'Docs /next/a', 'Next /next/a'])
})

browserTest('[S50][S51] a click that comes before the script loses nothing', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/a?x=1#part', desktop)
  const release = await holdCode(page)
  await dropdown(page).hover()
  await dropdown(page).getByRole('link', { name: '1', exact: true }).click()
  release()
  await page.waitForURL('**/1/a?x=1#part')
  expect(await kept(page)).toBe('1')
})

browserTest('[S80] a remembered version that no longer exists is forgotten', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/about', desktop)
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.1'))
  await page.reload()
  await expect.poll(() => kept(page)).toBeNull()
  expect(await dropdown(page).locator('> a').textContent()).toBe('2')
})

browserTest('[S50] the link of the banner remembers the last version', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/1/a', desktop)
  await page.waitForLoadState('networkidle')
  await page.locator('.theme-doc-version-banner a').click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('A two')
  expect(await kept(page)).toBe('2')
})

browserTest(
  '[S51] another language keeps page, query and hash, and its scripts speak it',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/a?x=1#part', desktop)
    await choose(page, 'last', 'Tiếng Việt')
    await page.waitForURL('**/vi/a?x=1#part')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Á hai')
    expect(await page.locator('.code-copy').getAttribute('aria-label')).toBe('Sao chép mã vào bộ nhớ tạm')
    expect(await page.locator('.color-mode-toggle').first().getAttribute('title')).toBe('chế độ sáng')
  },
)

browserTest('[X17] in English the scripts say what they always said', async ({ openSite }) => {
  const page = await (await openSite({ 'docs/a.md': '# A\n\n```js\nlet x = 1\n```' })).visit('/a', desktop)
  expect(await page.locator('.code-copy').getAttribute('aria-label')).toBe('Copy code to clipboard')
  expect(await page.locator('.color-mode-toggle').first().getAttribute('aria-label')).toBe(
    'Switch between dark and light mode (currently light mode)',
  )
})

browserTest('[S38][S123] a page of an older version is searched within it', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/1/a', desktop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.locator('.navbar__search-input').fill('text')
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/search/1/'))).toBe(true)
  const all = page.locator('a[href*="/search/?"]').last()
  await expect.poll(() => all.getAttribute('href')).toContain('version=1')
})
