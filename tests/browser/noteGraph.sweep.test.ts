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
    await field.press('Enter')
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Cây')
    expect(await page.locator('.graph-map a:not([tabindex])').count()).toBe(1)
    await field.fill('')
    // A menu is named by what is chosen in it, and the picture by what it shows.
    await page.getByRole('combobox', { name: 'Sections' }).selectOption('kitchen')
    expect(await page.getByRole('group', { name: 'Map of the notes' }).getByRole('link').count()).toBe(4)
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

browserTest(
  'titles that are shown at once for a note that is pointed at cover none of them',
  async ({ openSite }) => {
    const names = Array.from({ length: 40 }, (_, at) => `A leaf of the tree ${at}`)
    const leaves = names.map((name, at) => [`docs/l${at}.md`, `# ${name}\n`])
    const links = names.map((name, at) => `[${name}](l${at}.md)`).join('\n')
    const many = { 'docs/index.md': `# The tree\n\n${links}`, ...Object.fromEntries(leaves) }
    const page = await (await openSite(many, config)).visit('/graph')
    await page.getByRole('searchbox', { name: 'Filter pages' }).waitFor()
    await page.getByRole('link', { name: 'The tree', exact: true }).first().focus()
    await expect.poll(() => page.locator(near).count()).toBe(41)
    const boxes = await page
      .locator(`${near} text`)
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 1),
      )
    const covered = boxes.filter((one, at) =>
      boxes.some(
        (other, place) =>
          at !== place &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      ),
    )
    expect(covered).toEqual([])
    expect(boxes.length).toBeGreaterThan(5)
  },
)

browserTest('on a phone they do not cover the names of sections either', async ({ openSite }) => {
  const folders = Array.from({ length: 9 }, (_, at) => `A section of notes ${at}`)
  const notes = folders.flatMap((folder) =>
    [1, 2, 3].map((at) => [`docs/${folder}/${at}.md`, `# A long title in it ${at}\n`]),
  )
  const links = notes.map(([path = ''], at) => `[${at}](<${path.slice('docs/'.length)}>)`).join('\n')
  const many = { 'docs/index.md': `# The home of all\n\n${links}`, ...Object.fromEntries(notes) }
  const page = await (await openSite(many, config)).visit('/graph', { viewport: { width: 360, height: 740 } })
  await page.getByRole('searchbox', { name: 'Filter pages' }).waitFor()
  const seen = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 1),
      )
  const all = (await seen('.graph-name')).length
  await page.getByRole('link', { name: 'The home of all', exact: true }).first().focus()
  await expect.poll(() => page.locator(near).count()).toBe(28)
  const [titles, names] = [await seen(`${near} text`), await seen('.graph-name')]
  const covered = names.filter((name) =>
    titles.some(
      (title) =>
        Math.min(name.right, title.right) > Math.max(name.left, title.left) &&
        Math.min(name.bottom, title.bottom) > Math.max(name.top, title.top),
    ),
  )
  expect(covered).toEqual([])
  expect(names.length).toBeLessThan(all)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(async () => (await seen('.graph-name')).length).toBe(all)
})

browserTest('the map is accessible in both modes', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/graph')
  await page.locator('.graph-folder summary').first().click()
  expect(await axeFindingsInBothModes(page)).toEqual([])
})

browserTest(
  'on a phone the choice of a section shows all of its text, and no tool is printed',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/graph', {
      viewport: { width: 360, height: 740 },
    })
    const choice = page.getByRole('combobox')
    await choice.waitFor()
    const cut = await choice.evaluate((select: HTMLSelectElement) => {
      select.options[0]!.text = 'All sections of a long name'
      const needed = Object.assign(select.cloneNode(true) as HTMLElement, { hidden: false })
      needed.style.cssText = 'position: absolute; flex: none; inline-size: max-content; max-inline-size: none'
      select.after(needed)
      const missing = needed.offsetWidth - select.offsetWidth
      needed.remove()
      return missing
    })
    expect(cut).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.graph-map svg').isVisible()).toBe(true)
    expect(await page.locator('.graph-tools').isVisible()).toBe(false)
  },
)
