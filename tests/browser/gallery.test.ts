import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { axeFindingsInBothModes } from '../../scripts/parts/axeFindings.mjs'
import { browserTest } from '../support/browserTest.ts'

const folder = fileURLToPath(new URL('../fixtures/gallery', import.meta.url))
const files = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
)
const samples = fileURLToPath(new URL('../../engine/src/diagrams/samples', import.meta.url))
const diagrams = readdirSync(samples).map(
  (name) => `## ${name}\n\n\`\`\`mermaid\n${readFileSync(join(samples, name), 'utf8')}\`\`\`\n`,
)
const paths = ['/', '/boxes', '/code', '/pictures', '/formulas', '/live', '/diagrams']
/** `GALLERY=folder` keeps what the pages look like, to be looked at. */
const album = process.env.GALLERY

browserTest.for([390, 1280])(
  'every construct is whole, accessible and no wider than the page: %i px',
  async (width, { openSite }) => {
    const site = await openSite({ ...files, 'docs/diagrams.md': `# Diagrams\n\n${diagrams.join('\n')}` })
    const page = await site.visit('about:blank')
    const faults: unknown[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(new URL(path, site.address).href)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) faults.push({ path, overflow })
      const findings = await axeFindingsInBothModes(page)
      if (findings.length > 0) faults.push({ path, findings })
      if (!album) continue
      mkdirSync(album, { recursive: true })
      for (const mode of ['dark', 'light']) {
        const name = `${path.slice(1) || 'text'}-${width}-${mode}.png`
        await page.goto(new URL(`${path}?docusaurus-theme=${mode}`, site.address).href)
        await page.screenshot({ path: join(album, name), fullPage: true })
      }
    }
    expect(faults).toEqual([])
  },
)
