import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md':
    '---\nslug: /\n---\n\n# Home\n\nSee [trees](/trees), [one kind](/trees#search-trees), [here](#below) and [elsewhere](https://example.org).\n\n## Below\n\nText.',
  'docs/trees.md':
    '# Trees\n\nA tree has a [root](/) and <b id="twice">branches</b>.\n\nA second paragraph.\n\nA third one.\n\n## Search trees\n\nSorted from left to right.\n\n## Other\n\nOther text.',
}
const on = { linkPreviews: true }
const preview = '.link-preview'

const linesOf = async (box: Locator) => (await box.innerText()).split(/\n+/)

browserTest('resting on a link within the text shows the beginning of its page', async ({ openSite }) => {
  const page = await (await openSite(files, on)).visit('/')
  const link = page.locator('article').getByRole('link', { name: 'trees' })
  await link.hover()
  const box = page.locator(preview)
  await box.waitFor()
  expect(await linesOf(box)).toEqual(['Trees', 'A tree has a root and branches.', 'A second paragraph.'])
  expect(await box.locator('a, [id]').count()).toBe(0)
  expect(await link.getAttribute('aria-describedby')).toBe('link-preview')
  await page.mouse.move(2, 2)
  await box.waitFor({ state: 'detached' })
  expect(await link.getAttribute('aria-describedby')).toBeNull()
})

browserTest(
  'a link to a section shows that section, also for who comes to it by key',
  async ({ openSite }) => {
    const page = await (await openSite(files, on)).visit('/')
    const link = page.locator('article').getByRole('link', { name: 'one kind' })
    await link.focus()
    await page.locator(preview).waitFor()
    expect(await linesOf(page.locator(preview))).toEqual(['Search trees', 'Sorted from left to right.'])
    await page.keyboard.press('Escape')
    await page.locator(preview).waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

browserTest('the preview stays while the pointer is on it, and goes with the page', async ({ openSite }) => {
  const page = await (await openSite(files, on)).visit('/')
  const link = page.locator('article').getByRole('link', { name: 'trees' })
  await link.hover()
  await page.locator(preview).hover()
  await page.waitForTimeout(500)
  expect(await page.locator(preview).count()).toBe(1)
  await link.click()
  await page.waitForURL('**/trees')
  await page.locator(preview).waitFor({ state: 'detached' })
})

browserTest(
  'links of the page itself, of other sites and outside of texts have none',
  async ({ openSite }) => {
    const page = await (await openSite(files, on)).visit('/')
    const links = ['article a[href="#below"]', 'article a[href^="https"]', 'nav a[href="/trees"]:visible']
    for (const link of links) {
      await page.locator(link).first().hover()
      await page.waitForTimeout(500)
      expect(await page.locator(preview).count(), link).toBe(0)
    }
  },
)

browserTest(
  'a finger fetches no code for previews, and neither does a site without them',
  async ({ openSite }) => {
    for (const [settings, act] of [
      [on, 'touchstart'],
      [{}, 'mouseover'],
    ] as const) {
      const page = await (await openSite(files, settings)).visit('/')
      // Also what was fetched ahead before this line is reached.
      const asked = () =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      await page.evaluate((type) => {
        document.querySelector('article a')!.dispatchEvent(new Event(type, { bubbles: true }))
      }, act)
      await expect.poll(async () => (await asked()).some((url) => url.endsWith('/trees'))).toBe(true)
      await page.waitForTimeout(500)
      expect((await asked()).filter((url) => /linkPreviews/.test(url))).toEqual([])
      await page.close()
    }
  },
)

browserTest('a link to a block shows it, be it a picture or a list', async ({ openSite }) => {
  const vault = {
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[[trees#^pic|one]] and [[trees#^list|two]].',
    'docs/trees.md': '# Trees\n\nText.\n\n## Drawn\n\n![[dot.svg]] ^pic\n\n- a\n- b\n\n^list\n\nMore.',
    'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  }
  const page = await (await openSite(vault, { ...on, markdown: { obsidian: true, format: 'md' } })).visit('/')
  const box = page.locator(preview)
  for (const [name, found] of [
    ['one', 'b:text-is("Drawn") + div img[src*="dot"]'],
    ['two', 'b:text-is("Drawn") + div ul:has(li:text-is("b"))'],
  ]) {
    await page.locator('article').getByRole('link', { name }).focus()
    await box.locator(found!).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  }
})

browserTest('a note that begins with no paragraph shows what it begins with', async ({ openSite }) => {
  const beginnings: Record<string, [text: string, found: string]> = {
    list: ['- one\n- two\n  - three\n- four\n- five\n- six', 'ul:has(li li):not(:has-text("six"))'],
    box: ['> [!tip] Title\n> - within', 'li:text-is("within")'],
    table: ['| a | b |\n|-|-|\n| c | d |', 'td:text-is("c")'],
    code: ['```js\nlet a\n```\n\nText.', 'pre:has-text("let a") + p'],
    formula: ['$$\nx\n$$', 'math'],
    picture: ['![](dot.svg)\n\n## Next\n\nText.', 'img[src*="dot"]:only-child'],
    banner: ['![](dot.svg)\n\nText.', 'p:text-is("Text."):first-child'],
  }
  const names = Object.keys(beginnings)
  const vault = {
    'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n${names.map((name) => `[[${name}]]`).join(' ')} [[empty]]`,
    'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'docs/empty.md': '',
    ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `${beginnings[name]![0]}\n\n[[index]]`])),
  }
  const page = await (
    await openSite(vault, {
      ...on,
      docs: { backlinks: true },
      markdown: { obsidian: true, format: 'md' },
    })
  ).visit('/')
  const box = page.locator(preview)
  // The code for it may come after the page.
  const first = page.locator('article').getByRole('link', { name: names[0]!, exact: true }).first()
  const seeFirst = async () => {
    await first.blur()
    await first.focus()
    await page.waitForTimeout(700)
    return box.count()
  }
  await expect.poll(seeFirst, { timeout: 30_000 }).toBe(1)
  for (const name of names) {
    await page.locator('article').getByRole('link', { name, exact: true }).first().focus()
    await box.locator(`b:text-is("${name}") + div ${beginnings[name]![1]}`).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  }
  await page.locator('article').getByRole('link', { name: 'empty' }).first().focus()
  await page.waitForTimeout(700)
  expect(await box.count()).toBe(0)
})

browserTest(
  'a preview goes along with its link when the page scrolls, and away when that is out of view',
  async ({ openSite }) => {
    const long = {
      ...files,
      'docs/index.md': `${files['docs/index.md']}\n\n${'Text.\n\n'.repeat(90)}`,
    }
    const page = await (await openSite(long, on)).visit('/')
    const link = page.locator('article').getByRole('link', { name: 'trees' })
    const box = page.locator(preview)
    await link.focus()
    await box.waitFor()
    const distance = async () => (await box.boundingBox())!.y - (await link.boundingBox())!.y
    const before = await distance()
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
    await expect.poll(async () => Math.round((await distance()) - before)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
    await box.waitFor({ state: 'detached' })
  },
)

browserTest('a link whose hash is malformed fails without a word', async ({ openSite }) => {
  const page = await (
    await openSite(
      { ...files, 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n<a href="/trees#100%">trees</a>' },
      {
        ...on,
        onBrokenAnchors: 'ignore',
      },
    )
  ).visit('/')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.locator('article a').first().focus()
  await page.waitForTimeout(700)
  expect(errors).toEqual([])
})
