import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const require = createRequire(import.meta.url)
const font = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Next](./next.md)',
  'docs/next.md': `# Next\n\n${'Nothing of this text moves when its font comes late. '.repeat(40)}`,
  'fonts/inter.woff2': readFileSync(font),
}
const text = { family: 'Inter', files: './fonts/inter.woff2' }
const config = { fonts: { text, display: 'optional' as const } }

browserTest('the font of the site is used, under the strictest policy', async ({ openSite }) => {
  const site = await openSite(files, { ...config, contentPolicy: { strict: true } })
  const page = await site.visit('/')
  await page.evaluate(() => document.fonts.load('1rem Inter', 'a'))
  expect(await page.evaluate(() => document.fonts.check('1rem Inter', 'a'))).toBe(true)
  const family = await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)
  expect(family).toMatch(/^"?Inter"?, "?Inter Fallback"?/)
})

browserTest('a font that arrives after the text moves nothing', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('about:blank')
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  const address = (await openSite(files, config)).address
  await page.goto(new URL('next', address).href, { waitUntil: 'domcontentloaded' })
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.waitForFunction(painted)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article *')].map((each) => each.getBoundingClientRect().toJSON()),
    )
  const before = await places()
  const arrived = page.waitForResponse('**/*.woff2')
  release()
  await (await arrived).finished()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await places()).toEqual(before)
})

browserTest.for([
  ['asked for early', '4g', 1],
  ['left to the style sheets, so that they do not delay the text, on a slow connection', '3g', 0],
] as const)('a font is %s', async ([, effectiveType, count], { openSite, expect }) => {
  const page = await (await openSite(files, config)).visit('about:blank')
  await page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } })
  }, effectiveType)
  await page.goto((await openSite(files, config)).address)
  expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(count)
})

browserTest('digits of one width are for columns of numbers, not for words', async ({ openSite }) => {
  const table =
    '| Name | Size | Kind | Age |\n|---|---|---|--:|\n| Send-Q | 1 | full-sized | one |\n| Recv-Q | 20 | mid-stream | two |'
  const page = await (await openSite({ 'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n${table}` })).visit(
    '/',
  )
  const variants = await page
    .locator('tbody tr:first-child td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontVariantNumeric))
  expect(variants).toEqual(['normal', 'tabular-nums', 'normal', 'tabular-nums'])
})
