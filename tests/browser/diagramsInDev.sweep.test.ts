import { expect, test } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { temporarySite } from '../support/temporarySite.ts'

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`
const drawn = (label: string) => `# Note\n\n${fence(`flowchart LR\n  a[${label}] --> b`)}`
const late = (label: string) =>
  `# Late\n\n${fence(`---\nconfig:\n  layout: elk\n---\nflowchart LR\n  a[${label}] --> b`)}`

test('while notes are written, diagrams are drawn as in a build, and anew after an edit', async () => {
  const site = temporarySite({ 'docs/note.md': drawn('Before'), 'docs/late.md': late('Early') })
  const { server, address } = await start(site.dir, { port: 0, host: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const picture = (label: string) => page.locator('.docusaurus-mermaid-container svg', { hasText: label })
    await page.goto(`${address}note`)
    await picture('Before').waitFor()
    site.write({ 'docs/note.md': drawn('After') })
    await picture('After').waitFor()
    await page.getByRole('button', { name: 'Enlarge the diagram' }).click()
    await page.getByRole('dialog').waitFor()

    await page.goto(`${address}late`)
    await picture('Early').waitFor()
    site.write({ 'docs/late.md': late('Edited') })
    await picture('Edited').waitFor()
    site.write({ 'docs/late.md': `# Late\n\n${fence('flowchart LR\n  a --> [')}` })
    await page.locator('.diagram-mistake').waitFor()
    site.write({ 'docs/late.md': drawn('Mended') })
    await picture('Mended').waitFor()
    expect(await page.locator('.diagram-mistake').count()).toBe(0)
  } finally {
    await browser.close()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }
})
