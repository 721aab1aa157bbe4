import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { describe, expect, test } from 'vitest'
import type { TestBuild } from '../../engine/src/testing.ts'
import { readPage } from '../support/readPage.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home',
  'docs/Tools/vim.md': '# Vim & "vi" — mẹo nhỏ',
  'docs/own.md': '---\nimage: https://example.org/own.png\n---\n\n# Own',
  'docs/foreign.md': '# 中文',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
}

const imageOf = (build: TestBuild, page: string) =>
  readPage(build, page).attributes('meta[property="og:image"]', 'content')[0]
const drawn = (build: TestBuild) => build.paths().filter((path) => path.endsWith('.png'))

describe('a site that wants preview pictures', async () => {
  const site = temporarySite(files, { title: 'Sổ tay', image: '/site.png', previewImages: true })
  site.write({ 'static/site.png': 'x' })
  const build = await site.build()

  test('has one drawn for each page, in the size that previews have', () => {
    const address = imageOf(build, 'Tools/vim')!
    expect(address).toMatch(/^https:\/\/example\.com\/assets\/images\/preview-[\da-f]{8}\.png$/)
    const bytes = bytesOf(build, new URL(address).pathname)
    expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: 'png' })
    const page = readPage(build, 'Tools/vim')
    expect(page.attributes('meta[name="twitter:image"]', 'content')).toEqual([address])
    expect(page.attributes('meta[property="og:image:width"]', 'content')).toEqual(['1200'])
  })

  test('shows the picture of the page, or of the site, where none can be drawn or one is there', () => {
    expect(imageOf(build, 'own')).toBe('https://example.org/own.png')
    expect(imageOf(build, 'foreign')).toBe('https://example.com/site.png')
    expect(imageOf(build, 'hidden')).toBe('https://example.com/site.png')
  })

  test('draws a picture once: the next build takes those that are kept', async () => {
    const cache = join(site.dir, '.sotay/cache/previews')
    const filesOf = () => readdirSync(cache).map((name) => statSync(join(cache, name)).ino)
    const before = filesOf()
    const again = await site.build()
    expect(filesOf()).toEqual(before)
    expect(drawn(again)).toEqual(drawn(build))
  })
})

test('nothing is drawn for a site that does not ask', async () => {
  const build = await temporarySite(files).build()
  expect(drawn(build)).toEqual([])
  expect(imageOf(build, 'index')).toBeUndefined()
})
