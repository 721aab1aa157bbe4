import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { box, config, files, options, suggest, withSearch } from '../support/searchSite.ts'

browserTest(
  '[S43] marks the words on the page where the site wants that, until the reader clears them',
  async ({ openSite }) => {
    const page = await (await openSite(files, withSearch({ highlightSearchTermsOnTargetPage: true }))).visit(
      '/',
    )
    await suggest(page, 'press escape')
    await options(page).first().click()
    await page.waitForURL('**/guides/vim?_highlight=press&_highlight=escape#leaving-it')
    await expect.poll(() => page.locator('article mark').allTextContents()).toEqual(['Press', 'escape'])
    expect(await box(page).inputValue()).toBe('press escape')
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await page.locator('article mark').count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    expect(new URL(page.url()).hash).toBe('#leaving-it')
  },
)

browserTest('[S43] Escape takes the marks away, unless it is typed into a field', async ({ openSite }) => {
  const site = await openSite(files, withSearch({ highlightSearchTermsOnTargetPage: true }))
  const page = await site.visit('/guides/vim?_highlight=press')
  const count = () => page.locator('article mark').count()
  await expect.poll(count).toBe(1)
  await box(page).focus()
  await page.keyboard.press('Escape')
  expect(await count()).toBe(1)
  await box(page).blur()
  await page.keyboard.press('Escape')
  expect(await count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
})

browserTest('[S43] marks no short word within another', async ({ openSite }) => {
  const marked = withSearch({ highlightSearchTermsOnTargetPage: true })
  const note = { 'docs/he.md': '# Hệ\n\nHệ nhẹ thêm, hết cả, điều khiển, kinh điều.' }
  const site = await openSite({ ...files, ...note }, marked)
  const page = await site.visit('/he?_highlight=he&_highlight=die')
  await expect.poll(() => page.locator('article mark').allTextContents()).toEqual(['Hệ', 'Hệ', 'điề', 'điề'])
})

browserTest('[S43] leaves pages as they are where it does not', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await suggest(page, 'press escape')
  expect(await options(page).first().getAttribute('href')).toBe('/guides/vim#leaving-it')
})

browserTest(
  '[S43] goes from one marked word to the next and back, and opens what folds it away',
  async ({ openSite }) => {
    const marked = withSearch({ highlightSearchTermsOnTargetPage: true })
    const far = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n\n')
    const note = {
      'docs/far.md': `# Far\n\nA needle.\n\n${far}\n\n<details>\n<summary>More</summary>\n\nA needle.\n\n</details>`,
    }
    const page = await (await openSite({ ...files, ...note }, marked)).visit('/far?_highlight=needle')
    const bar = page.getByRole('region', { name: 'Highlighted words' })
    const current = page.locator('mark[data-current]')
    await expect.poll(() => bar.getByRole('status').textContent()).toBe('1 of 2')
    await bar.getByRole('button', { name: 'Next highlight' }).click()
    await page.locator('details[open] mark[data-current]').waitFor()
    expect(await bar.getByRole('status').textContent()).toBe('2 of 2')
    await expect
      .poll(() => current.evaluate((mark) => mark.getBoundingClientRect().top < innerHeight))
      .toBe(true)
    await bar.getByRole('button', { name: 'Previous highlight' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
    await page.keyboard.press('Escape')
    await expect.poll(() => bar.count()).toBe(0)
    expect(await page.locator('article mark').count()).toBe(0)
  },
)
