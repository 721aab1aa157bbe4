import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest, type OpenSite } from '../support/browserTest.ts'
import { sweep } from '../support/sweep.ts'

const files = {
  'docs/index.md': '# Home\n\nWelcome.',
  'docs/blocks.md': `---
tags: [all]
---

# Blocks

:::tip

A box.

:::

\`\`\`js title="x.js" {1} showLineNumbers
const a = 1
\`\`\`

| a | b |
|:-:|--:|
| 1 | 2 |

<details><summary>More</summary>Text.</details>

- [x] done`,
  'docs/diagram.md': '# Diagram\n\n```mermaid\nflowchart TD\n  a --> b\n```',
  'docs/math.md': '# Math\n\n$$\n\\frac{a}{b}\n$$',
  'docs/live.mdx': "import Counter from '@site/src/Counter'\n\n# Live\n\n<Counter />",
  'docs/styled.mdx': '# Styled\n\n<p style={{ color: "teal" }}>Teal.</p>',
  'docs/group/_category_.json': '{"label": "Group", "link": {"type": "generated-index"}}',
  'docs/group/item.md': '# Item\n\nText.',
  'docs/moved.md': '---\naliases: [/old]\n---\n\n# Moved',
  'src/Counter.tsx':
    'import { useState } from \'react\'\nexport default function Counter() {\n  const [count, set] = useState(0)\n  return <button type="button" id="counter" onClick={() => set(count + 1)}>{count}</button>\n}\n',
  'src/pages/about.md': '# About\n\nText.',
  'src/pages/team.tsx': 'export default function Team() {\n  return <main><h1>Team</h1></main>\n}\n',
  'blog/2024-01-02-first.md': '---\ntitle: First\ntags: [all]\nauthors: [{ name: A }]\n---\n\nText.',
}

const pages = [
  ...['blocks', 'diagram', 'math', 'live', 'styled', 'team', 'search?q=text', 'blog', 'nowhere', 'old'],
  ...sweep(
    [],
    ['', 'category/group', 'group/item', 'about', 'tags', 'blog/archive', 'blog/2024/01/02/first'],
  ),
]

const config: Partial<UserConfig> = {
  navbar: { items: [{ type: 'search' }] },
  markdown: { mermaid: true },
  contentPolicy: { strict: true, headersFile: true },
  announcementBar: { content: 'News', backgroundColor: '#222', textColor: '#fff' },
}

browserTest(
  'a page of each kind loads under a strict policy, as meta tag and as header',
  async ({ openSite, onTestFinished }) => {
    const site = await openSite(files, config)
    const policy = await headerPolicy(site)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const answer = createStaticListener(site.outDir, '/')
    const host = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', policy)
      answer(request, response)
    })
    onTestFinished(() => {
      host.closeAllConnections()
      host.close()
    })
    const address = `${await listen(host, { port: 0, host: '127.0.0.1' })}/`
    const page = await site.visit('about:blank')
    const complaints = listenForComplaints(page)
    for (const path of pages) {
      await page.goto(address + path)
      await page.waitForSelector('h1')
      expect(complaints(), path).toEqual([])
    }
    await page.goto(`${address}live`)
    await page.click('#counter')
    await expect.poll(() => page.textContent('#counter')).toBe('1')
    await page.fill('input[name=q]', 'moved')
    await page.waitForSelector('[role=option]')
    expect(complaints()).toEqual([])
  },
)

browserTest(
  'a script that a part of the site puts into the head runs, one in a note does not',
  async ({ openSite }) => {
    const site = await openSite({
      'docs/a.md': '# A\n\n<script>document.title = "note"</script>',
      'src/theme/Root.jsx':
        "import Head from '@docusaurus/Head'\nexport default ({ children }) => <>{children}<Head><script>{`document.documentElement.dataset.ran = 'a' + \"b\"`}</script></Head></>",
    })
    const page = await site.visit('a')
    expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBe('ab')
    expect(await page.title()).toBe('A | Test')
  },
)

browserTest(
  'a page with scripts in its head is loaded whole, and so is the one after it',
  async ({ openSite }) => {
    const site = await openSite({
      'docs/a.md': '# A\n\n[to b](/b) [to c](./c.md)',
      'docs/c.md': '# C\n\n[to a](./a.md)',
      'src/pages/b.jsx':
        "import Head from '@docusaurus/Head'\nexport default () => <main><Head><script>{`document.documentElement.dataset.ran = 'yes'`}</script></Head><h1>B</h1><a href='/a'>to a</a></main>",
    })
    const page = await site.visit('/a')
    const go = async (link: string, title: string) => {
      await page.evaluate('window.isSame = true')
      await page.locator('main').getByRole('link', { name: link }).click()
      await page.locator('h1', { hasText: title }).waitFor()
      return page.evaluate(() => 'isSame' in window)
    }
    expect(await go('to c', 'C')).toBe(true)
    expect(await go('to a', 'A')).toBe(true)
    expect(await go('to b', 'B')).toBe(false)
    expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBe('yes')
    expect(await go('to a', 'A')).toBe(false)
  },
)

browserTest(
  'a site without styles in attributes allows none, and none are lost on the way',
  async ({ openSite }) => {
    const plain = { 'docs/a.md': '# A\n\n| a |\n|---|\n| 1 |', 'docs/b.md': '# B' }
    expect(await headerPolicy(await openSite(plain, config))).not.toContain('unsafe-inline')

    const styled = { ...plain, 'docs/b.mdx': '# B\n\n<p style={{ color: "teal" }}>Teal.</p>' }
    const { 'docs/b.md': _, ...files } = styled
    const site = await openSite(files, config)
    const page = await site.visit('a')
    await page.click('.pagination-nav__link--next')
    await page.waitForSelector('h1:has-text("B")')
    const color = await page.locator('article p').evaluate((element) => getComputedStyle(element).color)
    expect(color).toBe('rgb(0, 128, 128)')
  },
)

/** What the file of headers says. */
async function headerPolicy({ address }: OpenSite): Promise<string> {
  const headers = await (await fetch(`${address}_headers`)).text()
  return /Content-Security-Policy: (.*)/.exec(headers)![1]!
}

/** What the browser refuses from now on, as it says in its console. */
function listenForComplaints(page: Page): () => string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return () => complaints
}
