import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'

const text = 'هذه الفقرة تقول ما الغرض من الملاحظة، في جملة أو جملتين. '
const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# البداية\n\nنص قصير.',
  'docs/all.mdx': `# كل شيء\n\n${text.repeat(4)} الملف \`/etc/hosts\`.\n\n<FileTree>\n\n- docs/\n  - .env\n\n</FileTree>\n\n<Tabs>\n<TabItem value="a" label="أول">\n\nنص\n\n</TabItem>\n<TabItem value="b" label="ثان">\n\nنص\n\n</TabItem>\n</Tabs>\n\n\`\`\`mermaid\nclassDiagram\n  class Note {\n    +string title\n    +render()\n  }\n\`\`\`\n\n\`\`\`js\nconst a = 1\n\`\`\`\n\n|${' عمود |'.repeat(12)}\n|${'---|'.repeat(12)}\n|${' خلية |'.repeat(12)}\n`,
  'docs/deep/_category_.json': '{"label": "التقنيات"}',
  'docs/deep/leaf.md': '# الأخيرة\n\nنص.',
  'blog/2024-01-05-post.md': '---\ntitle: مقال\n---\n\nمقدمة.\n\n<!-- truncate -->\n\nنص.',
}
const config: Partial<UserConfig> = {
  i18n: { defaultLocale: 'ar', locales: ['ar'] },
  docs: { routeBasePath: '/' },
  blog: {},
  navbar: { title: 'دفتر', items: [{ to: '/blog', label: 'المدونة' }, { type: 'search' }] },
}
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
const endOf = ({ x, width }: { x: number; width: number }) => x + width

/** The horizontal places of the first and the last character of an element's text. */
const placesOfEnds = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { firstChild: node } = element
      const length = node!.textContent!.length
      return [0, length - 1].map((start) => {
        const range = new Range()
        range.setStart(node!, start)
        range.setEnd(node!, start + 1)
        return range.getBoundingClientRect().x
      })
    })

browserTest.for([desktop, phone])(
  'nothing of a site in Arabic scrolls sideways: %j',
  async (visitor, { openSite }) => {
    const page = await (await openSite(files, config)).visit('/', visitor)
    for (const path of ['/all', '/deep/leaf', '/blog', '/lost', '/search']) {
      await page.goto(new URL(path, page.url()).href)
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.dir])).toEqual([
        visitor.viewport.width,
        'rtl',
      ])
    }
  },
)

browserTest(
  'what is at the left elsewhere is at the right: sidebar, icons and arrows',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/deep/leaf', desktop)
    const { x: start } = await box(page, 'article')
    expect((await box(page, '.theme-doc-sidebar-container')).x).toBeGreaterThan(start)
    const field = await box(page, '.navbar__search-input')
    const hint = await box(page, '.search-box > kbd')
    expect(hint.x - field.x).toBeLessThan(20)
    const arrow = (link: string, end: '::before' | '::after') =>
      page
        .locator(`.pagination-nav__link--${link} .pagination-nav__label`)
        .evaluate((label, end) => getComputedStyle(label, end).content, end)
    expect(await arrow('prev', '::before')).toContain('→')
    expect(await arrow('next', '::after')).toContain('←')
    await page.goto(new URL('/', page.url()).href)
    const caret = page.locator('.theme-doc-sidebar-menu a.menu__link--sublist-caret')
    expect(await caret.first().evaluate((label) => getComputedStyle(label, '::after').rotate)).toBe('180deg')
  },
)

browserTest('the drawer comes from the right', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/all', { ...phone, reducedMotion: 'reduce' })
  const drawer = page.locator('.navbar-sidebar')
  const whereItBegins = (element: Element) => getComputedStyle(element).getPropertyValue('--away')
  expect(await drawer.evaluate(whereItBegins)).toBe('100%')
  await page.locator('.navbar__toggle').click()
  await expect.poll(async () => endOf(await box(page, '.navbar-sidebar'))).toBe(360)
})

browserTest('code, names of files and diagrams are read from left to right', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/all', desktop)
  for (const selector of ['p > code', '.note-tree-name', 'li li .note-tree-name']) {
    const [first, last] = await placesOfEnds(page, selector)
    expect(first, selector).toBeLessThan(last!)
  }
  const name = await box(page, '.note-tree-name')
  const [letters] = await placesOfEnds(page, '.note-tree-name')
  // The icon is at its right.
  expect(letters! - name.x).toBeLessThan(2)
  const outside = await page.locator('.diagram-picture svg').evaluate((svg) => {
    const { left, right } = svg.getBoundingClientRect()
    const places = [...svg.querySelectorAll('text')].map((label) => label.getBoundingClientRect())
    return places.filter((place) => place.left < left || place.right > right).length
  })
  expect(outside).toBe(0)
  const lines = await page
    .locator('.diagram-picture text')
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.textContent!.includes('+'))
        .map((label) => getComputedStyle(label).direction),
    )
  expect(new Set(lines)).toEqual(new Set(['ltr']))
})

browserTest('the arrow to the left goes to the tab at the left', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/all', desktop)
  await page.getByRole('tab', { name: 'أول' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('ثان')
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('أول')
  expect((await box(page, '[role=tab]')).x).toBeGreaterThan(
    (await page.getByRole('tab', { name: 'ثان' }).boundingBox())!.x,
  )
})
