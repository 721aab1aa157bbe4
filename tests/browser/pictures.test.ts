import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const read = (name: string) => readFileSync(new URL(`../fixtures/gallery/docs/img/${name}`, import.meta.url))
const files = {
  'docs/index.md':
    '---\nslug: /\n---\n\n# Home\n\n![A pattern](./large.png "Its caption")\n\n![icon](./icon.png) [![linked](./large.png)](./other.md)',
  'docs/other.md': '# Other',
  'docs/large.png': read('large.png'),
  'docs/icon.png': read('icon.png'),
}

const viewer = (page: Page) => page.getByRole('dialog')

browserTest('a picture opens large on a click; its code comes only then', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', { viewport: { width: 390, height: 800 } })
  expect(await page.getByRole('button', { name: 'Enlarge the picture' }).count()).toBe(1)
  const code: string[] = []
  page.on('request', (request) => request.url().includes('/viewer.') && code.push(request.url()))
  const small = (await page.getByAltText('A pattern').boundingBox())!
  expect(code).toEqual([])
  await page.getByAltText('A pattern').click()
  await viewer(page).waitFor()
  expect(code.length).toBeGreaterThan(0)
  expect(await viewer(page).getAttribute('aria-label')).toBe('A pattern')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect((await viewer(page).locator('img').boundingBox())!.width).toBeGreaterThan(small.width)
  await page.getByRole('button', { name: 'Close' }).click()
  await viewer(page).waitFor({ state: 'detached' })
})

browserTest('and by the keyboard alone; Escape brings the focus back', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const opener = page.getByRole('button', { name: 'Enlarge the picture' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await viewer(page).waitFor()
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

browserTest('on a touch screen no button covers it: a tap opens it', async ({ openSite }) => {
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
  const page = await (await openSite(files)).visit('/', phone)
  const opener = page.getByRole('button', { name: 'Enlarge the picture' })
  expect(await opener.evaluate((button) => getComputedStyle(button).opacity)).toBe('0')
  await page.getByAltText('A pattern').tap()
  await viewer(page).waitFor()
})
