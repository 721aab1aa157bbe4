import { expect } from 'vitest'
import { axeOfPages } from '../support/axeOfPages.ts'
import { browserTest } from '../support/browserTest.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const post = (title: string) =>
  `---\ntitle: ${title}\nauthors: [keeper, guest]\ntags: [one, Tiếng Việt]\n---\n\nThe beginning, with [a link](../docs/a.md) and \`code\`.[^1]\n\n{/* truncate */}\n\n## Part\n\nThe rest.\n\n[^1]: A note.`

const files = {
  'docs/a.md': '---\ntags: [one]\n---\n\n# A\n\nText.',
  'static/me.svg': picture,
  'blog/authors.yml':
    'keeper: { name: The keeper, title: Keeps notes, image_url: /me.svg, page: true, description: Of these., socials: { github: keeper } }\nguest: { name: Guest }',
  'blog/2025-12-31-old.md': post('Old'),
  'blog/2026-01-02-first.md': post('Chúng ta đọc sách mỗi ngày'),
  'blog/2026-02-03-second.md': post('Second'),
  'blog/2026-03-04-hidden.md': post('Hidden').replace('---\n\n', 'unlisted: true\n---\n\n'),
}
const config = {
  blog: { postsPerPage: 2 },
  navbar: {
    items: [
      { to: '/a', label: 'docs' },
      { to: '/blog', label: 'blog' },
    ],
  },
}
const paths = [
  ...['/blog/page/2', '/blog/2026/01/02/first', '/blog/2026/03/04/hidden', '/blog/archive'],
  ...['/blog/tags', '/blog/tags/one', '/blog/authors', '/blog/authors/keeper', '/tags', '/tags/one', '/blog'],
]

browserTest(
  'axe finds nothing on pages of the blog, light or dark, on a desktop or a phone',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/blog')
    expect(await axeOfPages(page, paths)).toEqual({})
  },
)

browserTest('a click from a note to the blog stays in place and brings its styles', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/a', { viewport: { width: 1280, height: 800 } })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'blog', exact: true }).click()
  await page.getByRole('heading', { name: 'Second' }).waitFor()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(
    await page
      .locator('.post-meta')
      .first()
      .evaluate((meta) => getComputedStyle(meta).display),
  ).toBe('flex')
  expect(await page.locator('.menu .menu__link').allTextContents()).toEqual([
    '2026',
    'Second',
    'Chúng ta đọc sách mỗi ngày',
    '2025',
    'Old',
  ])

  await page.getByRole('link', { name: 'Read more about Second' }).click()
  await page.getByRole('heading', { name: 'Part' }).waitFor()
  expect(await page.locator('.menu [aria-current="page"]').textContent()).toBe('Second')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

browserTest('on a phone the menu opens with the latest posts', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/blog/2026/02/03/second', { viewport: { width: 390, height: 800 } })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect.poll(() => page.locator('.sidebar-title').isVisible()).toBe(true)
  await page.locator('.main-menu-label').click()
  expect(await page.locator('.main-menu-label').innerText()).toContain('Recent posts →')
})
