import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { config, options, suggest, titles, withSearch } from '../support/searchSite.ts'

const versioned = {
  'versions.json': '["1.0"]',
  'docs/index.md': '---\nslug: /\n---\n\n# Home',
  'docs/guides/vim.md': '# Vim, rewritten\n\nAn editor.',
  'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Home',
  'versioned_docs/version-1.0/guides/vim.md': '# Vim\n\nAn editor.',
}

browserTest(
  '[S38][S123] each version is searched by itself, and named in the address unless it is the latest',
  async ({ openSite }) => {
    const site = await openSite(versioned, config)
    const page = await site.visit('/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const link = page.getByRole('link', { name: 'See all results' })

    await suggest(page, 'vim')
    await expect.poll(() => titles(page)).toEqual(['Vim'])
    expect(await link.getAttribute('href')).toBe('/search/?q=vim')
    expect(asked.filter((path) => path.startsWith('/assets/search/next/'))).toEqual([])

    await page.goto(`${site.address}next/guides/vim`)
    await suggest(page, 'vim')
    await expect.poll(() => titles(page)).toEqual(['Vim, rewritten'])
    expect(await options(page).first().getAttribute('href')).toBe('/next/guides/vim')
    expect(await link.getAttribute('href')).toBe('/search/?q=vim&version=next%2F')
    await link.click()
    await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Vim, rewritten'])
    expect(asked.filter((path) => path.startsWith('/assets/search/next/')).length).toBeGreaterThan(0)
  },
)

browserTest('[S124] a context holds the notes of the version that is read', async ({ openSite }) => {
  const searchContextByPaths = [{ path: 'guides', label: 'Guides' }]
  const page = await (await openSite(versioned, withSearch({ searchContextByPaths }))).visit(
    '/next/guides/vim',
  )
  await suggest(page, 'vim')
  await expect.poll(() => titles(page)).toEqual(['Vim, rewritten'])
  expect(await page.locator('.search-all a').getAttribute('href')).toBe(
    '/search/?q=vim&ctx=guides&version=next%2F',
  )
})

browserTest('[X17] box and page speak the language of the site', async ({ openSite }) => {
  const vietnamese = { ...config, i18n: { defaultLocale: 'vi', locales: ['vi'] } }
  const page = await (await openSite(versioned, vietnamese)).visit('/')
  await suggest(page, 'zzzzqqq')
  expect(await page.locator('.search-note').textContent()).toBe('Không có kết quả')
  await suggest(page, 'vim')
  await page.getByRole('link', { name: 'Xem tất cả kết quả' }).click()
  await expect.poll(() => page.locator('[data-search-status]').textContent()).toBe('Tìm thấy 1 tài liệu')
  expect(await page.title()).toBe('Kết quả tìm kiếm cho “vim”')
})
