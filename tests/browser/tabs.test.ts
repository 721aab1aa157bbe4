import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { watchShifts } from '../support/watchShifts.ts'

const system = (attributes: string, linux = '<TabItem value="linux">On Linux</TabItem>') => `
<Tabs groupId="os"${attributes}>
  <TabItem value="mac" label="macOS">

On macOS

  </TabItem>
  <TabItem value="win" label="Windows">

On Windows

${'A long panel.\n\n'.repeat(30)}

\`\`\`text
${'wide '.repeat(80)}
\`\`\`

### Within Windows

  </TabItem>
  ${linux}
</Tabs>
`
const files = {
  'docs/index.md': [
    "---\nslug: /\n---\n\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Tabs\n",
    '<Tabs>\n<TabItem value="a">Apple</TabItem>\n<TabItem value="b" default>Banana</TabItem>\n</Tabs>\n',
    system(''),
    system(' queryString', ''),
    '[away](other.md)\n',
  ].join('\n'),
  'docs/other.md': `# Other\n\n${system('')}\n\n<Tabs defaultValue={null}>\n<TabItem value="n">None</TabItem>\n</Tabs>\n`,
}

const group = (page: Page, index: number) => page.locator('.tabs-container').nth(index)
const tab = (page: Page, index: number, name: string) => group(page, index).getByRole('tab', { name })
const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents()
const label = (page: Page) =>
  group(page, 0)
    .locator('.tab-panel')
    .first()
    .evaluate((panel) => getComputedStyle(panel, '::before').display)
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }))

browserTest('[X7] tabs of one group change together, and the choice is kept', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  expect(await selected(page)).toEqual(['b', 'macOS', 'macOS'])
  expect(await kept(page)).toEqual({})
  await tab(page, 1, 'Windows').click()
  expect(await selected(page)).toEqual(['b', 'Windows', 'Windows'])
  expect(await kept(page)).toEqual({ 'docusaurus.tab.os': 'win' })
  await tab(page, 1, 'linux').click()
  expect(await selected(page)).toEqual(['b', 'linux', 'Windows'])
  await page.getByRole('link', { name: 'away' }).click()
  await expect.poll(() => page.title()).toContain('Other')
  expect(await selected(page)).toEqual(['linux'])
  await page.reload()
  expect(await selected(page)).toEqual(['linux'])
})

browserTest('[X7] the choice reaches other tabs of the browser at once', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void open(location.href))
  const other = await opened
  await other.waitForLoadState()
  await tab(page, 1, 'Windows').click()
  await expect.poll(() => selected(other)).toEqual(['b', 'Windows', 'Windows'])
})

browserTest(
  '[X7] the address holds the choice, and is stronger than what was kept; an unknown choice is passed over',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const entries = await page.evaluate(() => history.length)
    await tab(page, 2, 'Windows').click()
    expect(new URL(page.url()).search).toBe('?os=win')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goto(page.url().replace('os=win', 'os=mac'))
    expect(await selected(page)).toEqual(['b', 'Windows', 'macOS'])
    await page.goto(page.url().replace('os=mac', 'os=amiga'))
    expect(await selected(page)).toEqual(['b', 'Windows', 'Windows'])

    await page.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'amiga'))
    await page.reload()
    expect(await selected(page)).toEqual(['b', 'macOS', 'macOS'])
  },
)

browserTest(
  'tabs and panels name and show each other; arrows, Home and End move the focus, Enter and Space select',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const list = group(page, 1).getByRole('tablist')
    expect(await list.getAttribute('aria-orientation')).toBe('horizontal')
    expect(await list.getByRole('tab').evaluateAll((tabs) => tabs.map(({ tagName }) => tagName))).toEqual([
      'LI',
      'LI',
      'LI',
    ])
    expect(
      await list.getByRole('tab').evaluateAll((tabs) => tabs.map((each) => (each as HTMLElement).tabIndex)),
    ).toEqual([0, -1, -1])
    expect(await group(page, 1).getByRole('tabpanel', { name: 'macOS' }).isVisible()).toBe(true)
    expect(await page.getByText('On Windows').first().isVisible()).toBe(false)
    expect(await label(page)).toBe('none')

    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await tab(page, 1, 'macOS').focus()
    for (const [key, name] of [
      ['ArrowLeft', 'linux'],
      ['ArrowRight', 'macOS'],
      ['End', 'linux'],
      ['Home', 'macOS'],
      ['ArrowRight', 'Windows'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(name)
    }
    expect(await selected(page)).toEqual(['b', 'macOS', 'macOS'])
    await page.keyboard.press('Space')
    expect(await selected(page)).toEqual(['b', 'Windows', 'Windows'])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await selected(page)).toEqual(['b', 'linux', 'Windows'])
  },
)

browserTest(
  'where no tab is the default, none is shown and the first can be reached',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/other')
    expect(await page.getByText('None').isVisible()).toBe(false)
    expect(await tab(page, 1, 'n').getAttribute('tabindex')).toBe('0')
  },
)

browserTest('the chosen tab stays under the pointer when panels above it change', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', { viewport: { width: 1000, height: 500 } })
  const target = tab(page, 2, 'Windows')
  await target.scrollIntoViewIfNeeded()
  const before = (await target.boundingBox())!.y
  await target.click()
  expect(Math.abs((await target.boundingBox())!.y - before)).toBeLessThanOrEqual(1)
})

browserTest('a link to a heading in a hidden panel shows the panel', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await page.goto(`${page.url()}#within-windows`)
  await expect.poll(() => selected(page)).toEqual(['b', 'Windows', 'Windows'])
  expect(await page.getByRole('heading', { name: 'Within Windows' }).first().isVisible()).toBe(true)
})

browserTest('without scripts every panel can be read under its label', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', { javaScriptEnabled: false })
  const panels = page.locator('.tab-panel')
  expect(await panels.evaluateAll((all) => all.map((panel) => panel.checkVisibility()))).not.toContain(false)
  const labels = panels.evaluateAll((all) =>
    all.map((panel) => {
      const { display, content } = getComputedStyle(panel, '::before')
      return `${display} ${content}`
    }),
  )
  expect(await labels).toEqual(
    ['a', 'b', 'macOS', 'Windows', 'linux', 'macOS', 'Windows'].map((name) => `block "${name}"`),
  )
  expect(await page.getByRole('tab').count()).toBe(0)
})

browserTest(
  'the wrap button comes to code that was hidden, and the kept tab is the first that is painted',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await tab(page, 1, 'Windows').click()
    const wrap = group(page, 1).locator('.code-wrap')
    expect(await wrap.evaluate((element) => (element as HTMLElement).hidden)).toBe(false)
    const shift = await watchShifts(page)
    await page.reload()
    await page.waitForTimeout(300)
    expect(await shift()).toBeLessThan(0.01)
  },
)

browserTest(
  '[X7] only pages with tabs load their script, also one that a link leads to',
  async ({ openSite }) => {
    const site = await openSite({ ...files, 'docs/plain.md': '# Plain\n\n[to tabs](other.md)\n' })
    const page = await site.visit('/plain')
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    expect(await page.locator('script[src]').count()).toBe(1)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: 'to tabs' }).click()
    await tab(page, 0, 'Windows').click()
    expect(await selected(page)).toEqual(['Windows'])
    await page.goBack()
    await page.getByRole('link', { name: 'to tabs' }).click()
    await tab(page, 0, 'macOS').click()
    expect(await selected(page)).toEqual(['macOS'])
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(scripts).toHaveLength(1)
  },
)

browserTest(
  'blocks of code are one block with their tabs, beside text they are not',
  async ({ openSite }) => {
    const code = '```bash\nls\n```'
    const group = `:::code-group\n\n${code}\n\n${code}\n\n:::`
    const mixed = `<Tabs>\n<TabItem value="a">\n\n${code}\n\nText.\n\n</TabItem>\n</Tabs>`
    const text = `---\nslug: /\n---\n\n# Code\n\n${group}\n\n${mixed}`
    const page = await (await openSite({ 'docs/index.md': text })).visit('/')
    const gaps = await page.locator('.tabs-container:has(> .tabs)').evaluateAll((groups) =>
      groups.map((one) => {
        const [tabs, block] = ['.tabs', '.theme-code-block'].map((part) => one.querySelector(part)!)
        return block!.getBoundingClientRect().top - tabs!.getBoundingClientRect().bottom
      }),
    )
    expect(gaps).toEqual([0, 16])
  },
)
