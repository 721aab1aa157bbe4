import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { photograph } from '../support/photograph.ts'

const photo = await (await photograph(2000, 1400)).jpeg({ quality: 90 }).toBuffer()
const count = 10
const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Trip\n\n${Array.from({ length: count }, (_, day) => `![Day ${day}](./photo.jpg?${day})`).join('\n\n')}`,
  'docs/photo.jpg': photo,
}
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

browserTest('ten photographs load at most a fifth of their bytes on a phone', async ({ openSite }) => {
  const page = await (await openSite(files, { images: { resize: true } })).visit('/', phone)
  const used: string[] = []
  for (const image of await page.locator('article img').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element: HTMLImageElement) => element.decode())
    used.push(await image.evaluate((element: HTMLImageElement) => element.currentSrc))
  }
  expect(used).toHaveLength(count)
  const { length } = await (await page.request.get(used[0]!)).body()
  for (const address of used) expect(address).toMatch(/-672\.avif$/)
  expect(length).toBeLessThan(photo.length / 5)
})

browserTest('a click shows the whole picture, not the size of the page', async ({ openSite }) => {
  const page = await (await openSite(files, { images: { resize: true } })).visit('/', phone)
  await page.locator('.picture-open').first().click()
  const shown = page.locator('dialog img')
  await shown.evaluate((element: HTMLImageElement) => element.decode())
  expect(await shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(2000)
  const box = (await shown.boundingBox())!
  expect(Math.round((100 * box.width) / box.height)).toBe(143)
  expect(box.width).toBeGreaterThan(250)
})
