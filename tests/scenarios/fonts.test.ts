import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

const require = createRequire(import.meta.url)
const inter = (script: string) =>
  readFileSync(require.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`))
const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nPlain text.',
  'docs/vi.md': '# Learning\n\nTiếng Việt: ếộữ.',
  'fonts/latin.woff2': inter('latin'),
  'fonts/vietnamese.woff2': inter('vietnamese'),
}
const text = { family: 'Inter', files: ['./fonts/latin.woff2', './fonts/vietnamese.woff2'] }

describe('a site with a font of its own', async () => {
  const site = temporarySite(files, { fonts: { text, headings: text, display: 'optional' } })
  const build = await site.build()
  const fonts = build.paths().filter((path) => path.endsWith('.woff2') && !path.includes('KaTeX'))
  const css = build.file(build.paths().find((path) => /styles\.\w+\.css$/.test(path))!)
  const early = (page: string) =>
    [
      ...readPage(build, page)
        .attribute('script[data-fonts]', 'data-fonts')!
        .matchAll(/href=([^ >]+)/g),
    ].map(([, href]) => href)

  test('publishes its files once, cut down to the letters that the site uses', () => {
    expect(build.diagnostics).toEqual([])
    expect(fonts).toHaveLength(2)
    const [latin, vietnamese] = fonts.map((path) => bytesOf(build, path).length)
    expect(latin).toBeLessThan(32_000)
    expect(vietnamese).toBeLessThan(4_000)
  })

  test('declares each file once, although texts and headings use the same', () => {
    expect(css.match(/@font-face\{font-family:"?Inter"?;/g)).toHaveLength(fonts.length)
    expect(css.match(/@font-face\{font-family:"?Inter Fallback"?;/g)).toHaveLength(2)
  })

  test('uses it for texts and headings, before a font of the system in its measures', () => {
    expect(css).toMatch(/font-family-base:"?Inter"?,"?Inter Fallback"?/)
    expect(css).toMatch(/h6\{font-family:"?Inter/)
    expect(css).toMatch(/local\("?Arial"?\)[^}]*size-adjust:107\.4%/)
    expect(css).toMatch(/local\("?Arial Bold"?\)[^}]*font-weight:700/)
    expect(css).toContain('font-display:optional')
  })

  test('loads early what a page shows: the file for Vietnamese only where there is some', () => {
    expect(early('index')).toEqual([expect.stringMatching(/^\/assets\/fonts\/latin\./)])
    expect(early('vi')).toEqual([
      expect.stringMatching(/^\/assets\/fonts\/latin\./),
      expect.stringMatching(/^\/assets\/fonts\/vietnamese\./),
    ])
  })

  test('has the letters of a note that was added since', async () => {
    site.write({ 'docs/more.md': '# ẵ Ỹ' })
    const next = await site.build()
    const of = (paths: string[]) => paths.find((path) => path.includes('/vietnamese.'))
    expect(of(next.paths())).not.toBe(of(fonts))
  })
})

test('a font that is none is reported at its setting, and the site is built with the others', async () => {
  const broken = {
    family: 'Broken',
    files: [
      ...['./fonts/none.woff2', './docs/index.md', 'no-such-package/a.woff2', 'own-font/none.woff2'],
      ...['none.woff2', 'docs/index.md'],
    ],
  }
  const build = await temporarySite(
    { ...files, 'node_modules/own-font/package.json': '{}' },
    { fonts: { text, code: broken } },
  ).build()
  expect(build.diagnostics.map(({ code, message }) => `${code}: ${message.split('\n')[0]}`)).toEqual([
    'unusable-font: The font "./fonts/none.woff2" cannot be used: it does not exist.',
    expect.stringContaining('unusable-font: The font "./docs/index.md" cannot be used:'),
    'missing-package: The package "no-such-package" is not installed.',
    'unusable-font: The font "own-font/none.woff2" cannot be used: it does not exist.',
    'unusable-font: The font "none.woff2" cannot be used: it does not exist.',
    expect.stringContaining('unusable-font: The font "docs/index.md" cannot be used:'),
  ])
})
