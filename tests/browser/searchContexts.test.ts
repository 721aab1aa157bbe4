import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { files, options, suggest, withSearch } from '../support/searchSite.ts'

const contexts = [{ path: 'guides', label: 'Guides' }]

browserTest(
  '[S37][S40][S124] a page in a context searches it alone, and leads to its results',
  async ({ openSite }) => {
    const page = await (await openSite(files, withSearch({ searchContextByPaths: contexts }))).visit(
      '/guides/vim',
    )
    await suggest(page, 'pr')
    const found = () => options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))
    await expect.poll(async () => (await found()).every((href) => href!.startsWith('/guides/'))).toBe(true)
    const link = page.getByRole('link', { name: 'See all results within "Guides"' })
    expect(await link.getAttribute('href')).toBe('/search/?q=pr&ctx=guides')
    await link.click()
    await expect.poll(() => page.locator('.search-result').count()).toBe(2)
    expect(await page.getByRole('combobox', { name: 'Where to search' }).inputValue()).toBe('guides')
  },
)

browserTest('[S41] where a context has nothing, the link leads outside of it', async ({ openSite }) => {
  const search = { searchContextByPaths: contexts, useAllContextsWithNoSearchContext: true }
  const page = await (await openSite(files, withSearch(search))).visit('/guides/vim')
  await suggest(page, 'dữ liệu')
  const link = page.getByRole('link', { name: 'See all results outside "Guides"' })
  await expect.poll(() => link.getAttribute('href')).not.toContain('ctx')
})

browserTest('[S37] a context that nobody configured is not heeded', async ({ openSite }) => {
  const site = await openSite(files, withSearch({ searchContextByPaths: contexts }))
  const page = await site.visit('/search?q=dữ liệu&ctx=nowhere')
  await expect.poll(() => page.locator('.search-result').count()).toBe(1)
  expect(await page.getByRole('combobox', { name: 'Where to search' }).inputValue()).toBe('')
})
