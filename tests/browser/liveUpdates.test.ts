import { expect, test } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { temporarySite } from '../support/temporarySite.ts'

const filler = Array.from({ length: 80 }, (_, index) => `Paragraph ${index}.`).join('\n\n')
const note = (heading: string) => `---\ntitle: Note\n---\n\n## ${heading}\n\n${filler}\n`

const tabs =
  '<Tabs><TabItem value="one" label="One">1</TabItem><TabItem value="two" label="Two">2</TabItem></Tabs>'

test('an edit shows in the open page without a reload, a mistake as an overlay until it is fixed', async () => {
  const site = temporarySite({ 'docs/note.md': note('Before'), 'docs/other.md': '# Other' })
  const { server, address } = await start(site.dir, { port: 0, host: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${address}note`)
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
      scrollTo(0, 500)
    })
    site.write({ 'docs/note.md': note('After') })
    await page.waitForSelector('h2:has-text("After")')
    expect(await page.evaluate(() => ['sameDocument' in window, scrollY])).toEqual([true, 500])

    site.write({ 'docs/note.md': `${note('After')}\nA {broken expression\n` })
    const overlay = page.locator('sotay-problems-overlay')
    await overlay.waitFor()
    expect(await overlay.locator('pre').textContent()).toContain('docs/note.md')
    expect(await page.locator('h2').textContent()).toContain('After')
    site.write({ 'docs/note.md': note('Mended') })
    await overlay.waitFor({ state: 'detached' })

    site.write({ 'docs/note.md': null, 'docs/moved.md': note('Mended') })
    await page.waitForURL(`${address}moved`)
    expect(await page.evaluate(() => ['sameDocument' in window, scrollY])).toEqual([true, 500])
    site.write({ 'docs/moved.md': note('Moved on') })
    await page.waitForSelector('h2:has-text("Moved on")')

    site.write({ 'docs/moved.md': `${note('Moved on')}\n\n${tabs}` })
    await page.click('[role=tab]:has-text("Two")')
    await page.waitForSelector('[role=tab][aria-selected=true]:has-text("Two")')

    site.write({ 'docs/new.md': '# New' })
    await page.click('.menu >> text=New')
    await page.waitForSelector('main h1:has-text("New")')
    site.write({ 'docs/new.md': '# Newer' })
    await page.waitForSelector('main h1:has-text("Newer")')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect((await page.goto(`${address}new`))?.status()).toBe(200)
    expect((await page.goto(`${address}nowhere`))?.status()).toBe(404)
  } finally {
    await browser.close()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }
})
