import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeOfPages } from '../support/axeOfPages.ts'
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
const paths = ['/boxes', '/code', '/pictures', '/formulas', '/live', '/diagrams', '/']
/** `GALLERY=folder` keeps what the pages look like, to be looked at. */
const album = process.env.GALLERY

browserTest(
  'every construct is whole, accessible and no wider than the page, on a desktop and a phone',
  async ({ openSite }) => {
    const site = await openSite({ ...files, 'docs/diagrams.md': `# Diagrams\n\n${diagrams.join('\n')}` })
    const page = await site.visit('/')
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    expect(await axeOfPages(page, paths)).toEqual({})
    expect(faults).toEqual([])
    if (album) await takePictures(page, album)
  },
)

async function takePictures(page: Page, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const path of paths)
    for (const width of [390, 1280])
      for (const mode of ['dark', 'light']) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(new URL(`${path}?docusaurus-theme=${mode}`, page.url()).href)
        const name = `${path.slice(1) || 'text'}-${width}-${mode}.png`
        await page.screenshot({ path: join(folder, name), fullPage: true })
      }
}
