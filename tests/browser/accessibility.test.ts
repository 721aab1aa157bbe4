import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindingsInBothModes } from '../../scripts/parts/axeFindings.mjs'
import { axeOfPages } from '../support/axeOfPages.ts'
import { browserTest } from '../support/browserTest.ts'
import { islandCode } from '../support/holdCode.ts'
import { openInPlace } from '../support/openInPlace.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { suggest } from '../support/searchSite.ts'
import { sweep } from '../support/sweep.ts'

const fragile = `
import { useState } from 'react'
export default function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('No luck')
  return <main><h1>Fragile</h1><button onClick={() => setBroken(true)}>Break</button></main>
}`

const config = { ...sampleSite.config, offline: true }
/** Colours that a site brings are its own: here it brings none. */
const files = {
  ...sampleSite.files,
  'src/pages/team.css': '.team { font-weight: bold; }',
  'src/pages/fragile.jsx': fragile,
  'docs/vim.md': '# Vim\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n## Leaving it\n\nPress escape.',
  'docs/constructs.md': `# Constructs

<Tabs block>
<TabItem value="a">Text with $x^2$.</TabItem>
<TabItem value="b">Other text</TabItem>
</Tabs>

$$
${Array.from({ length: 30 }, (_, index) => `\\frac{x_{${index}}}{y}`).join('+')}
$$

\`\`\`js
const a = 1 // [!code --]
// comment // [!code ++]
use(a) // [!code focus]
\`\`\`
`,
  'docs/parts.md': `---
sidebar_badge: New
---

# Parts

<Badge type="tip">new</Badge> <Badge type="warning">slow</Badge> <Badge type="danger">gone</Badge> <Badge>old</Badge>

<CardGrid>
<Card title="Fast" icon="zap">Text with [a link](./constructs.md) and *more*.</Card>
<LinkCard title="Constructs" href="./constructs.md" description="What else there is." />
</CardGrid>

<Steps>

1. One

   \`\`\`js
   const a = 1 // [!code error]
   use(a) // [!code warning]
   \`\`\`

2. Two

</Steps>

<FileTree>

- src/
  - **index.ts** where it starts
- package.json

</FileTree>

<Columns>
<Column>One</Column>
<Column><Icon name="rocket" label="Rocket" /></Column>
</Columns>

<Figure caption="A caption">

> A quote

</Figure>

<Video src="https://vimeo.com/1" title="A film" />
`,
}
const paths = [
  ...['/a b/one', '/a b/two', '/guide', '/guide/deep/leaf', '/category/listed', '/quiet'],
  ...['/tags', '/tags/first', '/about', '/team', '/constructs', '/parts', '/nowhere', '/'],
]
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

browserTest(
  'axe finds nothing on any kind of page, light or dark, on a desktop or a phone',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    expect(await axeOfPages(page, sweep(['/a b/two', '/parts', '/about', '/'], paths))).toEqual({})
  },
)

/** What a page shows when something was done. */
const stateTest = sweep(browserTest.skip, browserTest)

stateTest('axe finds nothing in the drawer, light or dark', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/a b/one', { viewport: phone })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await settle(page)
  expect(await axeFindingsInBothModes(page)).toEqual([])
  await page.getByText('Back to main menu').click()
  await page.locator('.main-menu summary', { hasText: 'More' }).click()
  expect(await axeFindingsInBothModes(page)).toEqual([])
})

stateTest('axe finds nothing in a dropdown and an opened group, light or dark', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/a b/one', { viewport: desktop })
  await page.getByRole('button', { name: "Expand sidebar category 'Guide'" }).click()
  await page.getByRole('button', { name: 'deep' }).waitFor()
  await page.locator('.dropdown summary').click()
  await settle(page)
  expect(await axeFindingsInBothModes(page)).toEqual([])
})

/** Waits for what moves or fades: half-way its colours are other ones. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

stateTest('axe finds nothing in the boxes of an island that fails, light or dark', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/fragile', { viewport: phone })
  await page.route(islandCode, (route) => route.abort())
  await page.getByRole('button', { name: 'Break' }).click()
  await page.getByRole('alert').waitFor()
  expect(await axeFindingsInBothModes(page)).toEqual([])
  await page.unroute(islandCode)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'This page crashed.' }).waitFor()
  expect(await axeFindingsInBothModes(page)).toEqual([])
})

stateTest(
  'axe finds nothing in suggestions, results, the viewer and the page for reading offline, light or dark',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/vim')
    await suggest(page, 'vim')
    await page.getByRole('option').first().waitFor()
    expect(await axeFindingsInBothModes(page)).toEqual([])
    await suggest(page, 'zzzz')
    await page.locator('.search-note', { hasText: 'No results' }).waitFor()
    expect(await axeFindingsInBothModes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enlarge the diagram' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeFindingsInBothModes(page)).toEqual([])
    await openInPlace(page, '/search?q=vim')
    await page.locator('.search-result').first().waitFor()
    await settle(page)
    expect(await axeFindingsInBothModes(page)).toEqual([])
    await openInPlace(page, '/offline')
    await page.getByRole('button', { name: 'Keep on this device' }).waitFor()
    expect(await axeFindingsInBothModes(page)).toEqual([])
  },
)
