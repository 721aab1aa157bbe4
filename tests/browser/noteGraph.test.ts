import { expect } from 'vitest'
import { axeFindingsInBothModes } from '../../scripts/parts/axeFindings.mjs'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '# Home\n\n[Trees](garden/trees.md)',
  'docs/garden/trees.md': '# Trees\n\n[Cây](cay.md)',
  'docs/garden/cay.md': '# Cây\n\n[Bread](../kitchen/bread.md)',
  'docs/kitchen/bread.md': '# Bread\n\nFlour.',
}
const config = { docs: { graph: true } }
const near = '.graph-map a[data-state="near"]'

browserTest('the dots of the map are links, by key and without JavaScript', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/graph', { javaScriptEnabled: false })
  await page.locator('.graph-map a').first().focus()
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Cây')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/garden/cay')
})

browserTest(
  'on the map a note shows what it is linked with, a field finds notes without their marks, and buttons zoom',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/graph')
    const field = page.getByRole('searchbox', { name: 'Filter pages' })
    await field.fill('cay')
    expect(await page.locator(near).allTextContents()).toEqual(['Cây'])
    expect(await page.getByRole('status').innerText()).toBe('1 page')
    await field.fill('')
    await page.getByRole('combobox').selectOption('kitchen')
    expect(await page.locator(near).allTextContents()).toEqual(['Bread'])
    await page.getByRole('combobox').selectOption('')
    await page.getByRole('link', { name: 'Bread', exact: true }).first().focus()
    expect(await page.locator(near).allTextContents()).toEqual(['Cây', 'Bread'])
    expect(await page.locator('.graph-lines [data-state="near"]').count()).toBe(1)
    const width = () => page.locator('.graph-map').evaluate(({ clientWidth }) => clientWidth)
    const before = await width()
    await page.getByRole('button', { name: 'Zoom in (+)' }).click()
    expect(await width()).toBe(Math.round(before * 1.5))
    await page.getByRole('button', { name: 'Fit into the window (0)' }).click()
    expect(await width()).toBe(before)
    await page.locator('.graph-map a text').first().click()
    await page.waitForURL('**/garden/cay')
  },
)

browserTest('the map is accessible in both modes', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/graph')
  await page.locator('.graph-folder summary').first().click()
  expect(await axeFindingsInBothModes(page)).toEqual([])
})
