import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/userConfig.ts'
import { browserTest } from './browserTest.ts'

const files = {
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md':
    '---\nslug: /\n---\n\n# Home\n\n<Tabs groupId="os">\n<TabItem value="mac">A</TabItem>\n<TabItem value="win">B</TabItem>\n</Tabs>',
  'docs/guide/one.md': '# One\n\n```js\nconst a = 1\n```',
}
const config: Partial<UserConfig> = {
  favicon: 'icon.svg',
  announcementBar: { content: 'News' },
  docs: { sidebar: { hideable: true } },
  navbar: { hideOnScroll: true },
}
const desktop = { viewport: { width: 1200, height: 700 } }

const toggle = (page: Page) => page.locator('[data-color-mode-toggle]:visible')
const heading = (page: Page) => page.locator('main h1').textContent()

/** Uses everything that has a state. */
async function useThePage(page: Page): Promise<void> {
  await toggle(page).click()
  await page.getByRole('tab', { name: 'win' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'guide' }).click()
  await page.getByRole('link', { name: 'One' }).first().click()
  await expect.poll(() => heading(page)).toBe('One')
  await page.locator('[data-sidebar-toggle]').click()
}

browserTest('[S152] nothing but the known keys is ever kept', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', desktop)
  await useThePage(page)
  await page.reload()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'dark',
    'docusaurus.tab.os': 'win',
    'docusaurus.announcement.id': 'announcement-bar',
    'docusaurus.announcement.dismiss': 'true',
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

const refuse = `() => { throw new DOMException('Refused', 'SecurityError') }`

browserTest.for([
  ['that throws when it is asked for', `Object.defineProperty(window, 'localStorage', { get: ${refuse} })`],
  [
    'that throws when it is used',
    `for (const method of ['getItem', 'setItem', 'removeItem']) Storage.prototype[method] = ${refuse}`,
  ],
  ['that is missing', `Object.defineProperty(window, 'localStorage', { value: null })`],
])(
  '[S138] with storage %s everything works, and one message says so',
  async ([, brokenStorage], { openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', ({ message }) => messages.push(message))
    await page.addInitScript(brokenStorage!)
    await page.reload()

    await useThePage(page)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(false)
    expect(messages).toEqual([expect.stringContaining('Browser storage: cannot read "theme".')])
  },
)
