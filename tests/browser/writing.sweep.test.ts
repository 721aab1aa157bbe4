import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import type { Running } from '../../engine/src/commands/serve.ts'
import { start } from '../../engine/src/commands/start.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { closeServer } from '../support/offlineHost.ts'
import { temporarySite } from '../support/temporarySite.ts'

const tabs = (text: string) =>
  `<Tabs>\n<TabItem value="a">\n\nOne\n\n</TabItem>\n<TabItem value="b">\n\n${text}\n\n</TabItem>\n</Tabs>\n`
const counter = (step: number) => `import { useState } from 'react'
  export default function Counter() {
    const [count, setCount] = useState(0)
    return <button className="counter" onClick={() => setCount(count + ${step})}>{${step}} by {count}</button>
  }`
const site = temporarySite({
  'docs/note.md': '# Note',
  'docs/tabs.md': `# Tabs\n\nBefore\n\n${tabs('Two')}\n\`\`\`js\nlet a\n\`\`\`\n`,
  'docs/live.md': "import Counter from '@site/src/Counter'\n\n# Live\n\n<Counter />\n",
  'src/Counter.jsx': counter(1),
})

let browser: Awaited<ReturnType<typeof launchBrowser>>
let running: Running
beforeAll(async () => {
  browser = await launchBrowser()
  running = await start(site.dir, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await stop()
})

function stop() {
  return new Promise((resolve) => {
    running.server.close(resolve)
    running.server.closeAllConnections()
  })
}

/** Opens a page whose document must stay the same: none of its updates may be a reload. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(running.address + path)
  await mark(page)
  return page
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('what the reader chose and what scripts added stay when something beside it is edited', async () => {
  const page = await open('tabs')
  await page.click('[role=tab] >> nth=1')
  const write = (before: string, two: string, code: string) =>
    site.write({ 'docs/tabs.md': `# Tabs\n\n${before}\n\n${tabs(two)}\n\`\`\`js\n${code}\n\`\`\`\n` })
  write('After', 'Two', 'let a')
  await page.waitForSelector('main p:text-is("After")')
  write('After', 'Second', 'let b')
  await page.waitForSelector('[role=tabpanel] p:text-is("Second")')
  expect(await page.locator('[role=tab][aria-selected=true]').textContent()).toBe('b')
  expect(await page.locator('.code-copy').count()).toBe(1)
  write('After', 'Second', 'let b\n```\n\n```js\nlet c')
  await page.waitForSelector('.theme-code-block >> nth=1 >> .code-copy')
  expect(await isSameDocument(page)).toBe(true)
})

test('a style sheet that an edit asks for comes with it', async () => {
  const page = await open('note')
  site.write({ 'docs/note.md': '# Note\n\n$x^2$\n' })
  await page.waitForSelector('main .katex')
  const font = await page
    .locator('main .katex')
    .first()
    .evaluate((math) => getComputedStyle(math).fontFamily)
  expect(font).toContain('KaTeX')
  expect(await isSameDocument(page)).toBe(true)
})

test('a component that is edited goes on in the open page with its state', async () => {
  const page = await open('live')
  await page.click('.counter')
  await page.waitForSelector('.counter:text-is("1 by 1")')
  site.write({ 'src/Counter.jsx': counter(10) })
  await page.waitForSelector('.counter:text-is("10 by 1")')
  await page.click('.counter')
  await page.waitForSelector('.counter:text-is("10 by 11")')
  expect(await isSameDocument(page)).toBe(true)
})

test('warnings are a count that opens, errors stay open until the writer closes them', async () => {
  const page = await open('note')
  const list = page.locator('sotay-problems-overlay pre')
  site.write({ 'docs/note.md': '---\ntitel: N\n---\n\n# Note\n' })
  await page.locator('sotay-problems-overlay summary:text-is("1 warning")').waitFor()
  expect(await list.isVisible()).toBe(false)
  site.write({ 'docs/note.md': '---\ntitel: N\n---\n\n# Note\n\n{x' })
  await page.locator('sotay-problems-overlay summary:text-is("1 error, 1 warning")').waitFor()
  expect(await list.textContent()).toMatch(/^error {2}invalid-mdx [^]*docs\/note\.md:7:1[^]*\nwarning/)
  await page.click('sotay-problems-overlay summary')
  site.write({ 'docs/other.md': '# Other' })
  await page.waitForSelector('.menu >> text=Other')
  expect(await list.isVisible()).toBe(false)
  site.write({ 'docs/note.md': '# Note\n' })
  await page.locator('sotay-problems-overlay').waitFor({ state: 'detached' })
})

/** Answers as a server that is still reading its site, until the page has asked for updates twice. */
async function answerAsWhoReads(port: number): Promise<void> {
  let asked = 0
  const server = createServer(({ url }, response) => {
    if (url === '/__sotay/events') asked++
    response.writeHead(503).end()
  })
  await listen(server, { port, host: '127.0.0.1' })
  await expect.poll(() => asked).toBeGreaterThan(1)
  await closeServer(server)
}

test('a page whose server was away shows what was written meanwhile', async () => {
  const page = await open('note')
  // A page that has shown an edit listens, and does not load again because of what was written before it was opened.
  site.write({ 'docs/note.md': '# Written before' })
  await page.waitForSelector('main h1:text-is("Written before")')
  await mark(page)
  const { port } = new URL(running.address)
  await stop()
  await page.locator('sotay-problems-overlay >> text=The server does not answer').waitFor()
  site.write({ 'docs/note.md': '# Written meanwhile' })
  await answerAsWhoReads(Number(port))
  running = await start(site.dir, { port: Number(port), host: '127.0.0.1' })
  await page.waitForSelector('main h1:text-is("Written meanwhile")')
  await page.locator('sotay-problems-overlay').waitFor({ state: 'detached' })
  expect(await isSameDocument(page)).toBe(true)
})
