import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const filler = Array.from({ length: 30 }, (_, index) => `Paragraph ${index} of a section.`).join('\n\n')
const files = {
  'docs/index.md': [
    '---\nslug: /\ntitle: Reading\n---\n',
    '```js\n// highlight-next-line\nconst a = 1\nconsole.log(a)\n```\n',
    `\`\`\`text title="long.txt"\n${'wide '.repeat(80)}\n\`\`\`\n`,
    `## First\n\n${filler}\n\n## Second\n\n${filler}\n\n## Third\n\nEnd.\n`,
  ].join('\n'),
  'docs/long.md': `# Long\n\n${filler.replaceAll('section', 'section of many words '.repeat(9))}`,
}
const wide = { viewport: { width: 1440, height: 800 } }

browserTest(
  '[X12] the copy button copies the code without the comments that mark lines, and says so for a second',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', {
      ...wide,
      isAlone: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const button = page.locator('.code-copy').first()
    expect(await button.getAttribute('aria-label')).toBe('Copy code to clipboard')
    expect(await button.getAttribute('title')).toBe('Copy')
    await stopClock(page)
    await button.click()
    await page.waitForSelector('.code-copy[aria-label="Copied"]')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1\nconsole.log(a)')
    await page.clock.runFor(1100)
    expect(await button.getAttribute('aria-label')).toBe('Copy code to clipboard')
  },
)

browserTest('where the clipboard is refused, the copy button selects the code', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', wide)
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(Error('no')) },
    }),
  )
  await page.locator('.code-copy').first().click()
  const selected = () => page.evaluate(() => getSelection()!.toString())
  await expect.poll(selected).toContain('console.log(a)')
})

browserTest(
  'on a phone the outline is a line below the navbar, which stays there and closes on a choice',
  async ({ openSite }) => {
    const site = await openSite(files)
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1040, height: 740 },
    ]) {
      const page = await site.visit('/', { viewport })
      const line = page.locator('.theme-doc-toc-mobile > summary')
      const list = page.locator('.theme-doc-toc-mobile > nav')
      const place = async () => (await line.boundingBox())!
      expect((await place()).y).toBe(60)
      await page.evaluate(() => scrollTo(0, 900))
      expect((await place()).y).toBe(60)
      expect((await place()).x + (await place()).width).toBe(viewport.width)
      await line.evaluate((summary: HTMLElement) => summary.click())
      expect(await page.evaluate(() => scrollY)).toBe(900)
      expect(await list.evaluate((nav) => getComputedStyle(nav).backgroundColor)).toBe('rgb(253, 252, 249)')
      await list.getByText('Second').click()
      await list.waitFor({ state: 'hidden' })
      const heading = page.locator('#second')
      await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBeLessThan(200)
      expect((await heading.boundingBox())!.y).toBeGreaterThan((await place()).y + (await place()).height)
      expect(await page.locator('.table-of-contents__link--active').textContent()).toBe('Second')
    }
  },
)

browserTest('the tab key stops at what scrolls, and at nothing that does not', async ({ openSite }) => {
  const table = (cell: string) => `|${` ${cell} |`.repeat(9)}\n|${'---|'.repeat(9)}\n|${' 1 |'.repeat(9)}\n`
  const wideCode = `\`\`\`text\n${'wide '.repeat(30)}\n\`\`\`\n`
  const site = await openSite({
    'docs/index.md': `# Home\n\n\`\`\`js\na\n\`\`\`\n\n${wideCode}\n${table('a')}\n${table('several')}\n`,
  })
  const page = await site.visit('/', wide)
  const stops = () =>
    page
      .locator('.prism-code, .table-scroll')
      .evaluateAll((blocks) => (blocks as HTMLElement[]).map(({ tabIndex }) => tabIndex))
  expect(await stops()).toEqual([-1, 0, -1, 0])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(stops).toEqual([-1, 0, 0, 0])
})

browserTest(
  'of what a terminal showed only the commands are copied, with the empty lines within them',
  async ({ openSite }) => {
    const session = [
      '# List the files',
      '$ ls',
      'a',
      '',
      'b',
      "$ cat > c <<'END'",
      'one',
      '',
      'two',
      'END',
      '~/src$ pwd',
      '/src',
    ].join('\n')
    const page = await (
      await openSite({ 'docs/index.md': `---\nslug: /\n---\n\`\`\`console {2}\n${session}\n\`\`\`\n` })
    ).visit('/', { ...wide, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('.code-copy').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("# List the files\nls\ncat > c <<'END'\none\n\ntwo\nEND\npwd")
  },
)

/** Stops the timers of a page: a busy machine would see the end of a confirmation before the confirmation. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

browserTest('a copy is confirmed by a tick in every language', async ({ openSite }) => {
  const vietnamese = { i18n: { defaultLocale: 'vi', locales: ['vi'] } }
  const page = await (await openSite(files, vietnamese)).visit('/', {
    ...wide,
    isAlone: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const button = page.locator('.code-copy').first()
  const icon = () => button.evaluate((element) => getComputedStyle(element).getPropertyValue('--icon'))
  const atFirst = await icon()
  await stopClock(page)
  await button.click()
  await page.waitForSelector('.code-copy[aria-label="Đã sao chép"]')
  expect(await icon()).not.toBe(atFirst)
})

browserTest('the mark of a heading copies its address, and says so', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', {
    ...wide,
    isAlone: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  expect(await page.getByRole('heading', { name: 'First', exact: true }).count()).toBe(1)
  const mark = page.getByRole('link', { name: 'Direct link to First' })
  await stopClock(page)
  await mark.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.hash-link[aria-label="Copied"]')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(page.url()).toContain('#first')
  await page.clock.runFor(2000)
  expect(await mark.isVisible()).toBe(true)
})

browserTest('a heading that is selected is its text and nothing else', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', wide)
  const selected = await page.getByRole('heading', { name: 'First' }).evaluate((heading) => {
    getSelection()!.selectAllChildren(heading)
    return getSelection()!.toString()
  })
  expect(selected).toBe('First')
})

browserTest('the wrap button is shown only where a line is too long, and wraps it', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', wide)
  await page.waitForSelector('.code-wrap', { state: 'attached' })
  expect(await page.locator('.code-wrap').nth(0).isVisible()).toBe(false)
  const button = page.locator('.code-wrap').nth(1)
  await button.click()
  const pre = page.locator('pre').nth(1)
  expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  expect(await button.isVisible()).toBe(true)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
})

browserTest('wrapped lines are remembered, until the button is pressed again', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', wide)
  const isWrapped = () =>
    page
      .locator('pre')
      .nth(1)
      .evaluate((pre) => pre.scrollWidth <= pre.clientWidth)
  const button = page.locator('.code-wrap').nth(1)
  await button.click()
  await page.reload()
  expect(await isWrapped()).toBe(true)
  await button.click()
  await page.reload()
  expect(await isWrapped()).toBe(false)
})

browserTest(
  'the table of contents marks where the reader is, one heading at a time',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', wide)
    const active = () => page.locator('.table-of-contents__link--active').allTextContents()
    await page.evaluate(() => document.getElementById('second')!.scrollIntoView())
    await expect.poll(active).toEqual(['Second'])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(active).toEqual(['Third'])
  },
)

browserTest(
  'the way back to the top shows when the reader turns back, and leads there',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', wide)
    const button = page.locator('.theme-back-to-top-button')
    await page.evaluate(() => scrollTo(0, 1200))
    await page.waitForTimeout(100)
    expect(await button.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 1000))
    await button.waitFor({ state: 'visible' })
    await button.click()
    await page.waitForFunction(() => scrollY === 0)
    await button.waitFor({ state: 'hidden' })
  },
)

browserTest(
  'a phone that is turned shows the same text, also when it is turned back',
  async ({ openSite }) => {
    const upright = { width: 360, height: 740 }
    const page = await (await openSite(files)).visit('/long', {
      viewport: upright,
      isMobile: true,
      hasTouch: true,
    })
    const text = page.getByText('Paragraph 20')
    const top = () => text.evaluate((element) => Math.round(element.getBoundingClientRect().top / 20))
    await text.evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' })
      return new Promise(requestAnimationFrame)
    })
    const before = await top()
    for (const viewport of [{ width: 740, height: 360 }, upright]) {
      await page.setViewportSize(viewport)
      await expect.poll(top).toBe(before)
    }
  },
)
