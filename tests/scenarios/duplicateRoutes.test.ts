import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/same.md': '# The doc',
  'docs/z.md': '---\nslug: /same\n---\n\n# Another doc',
  'src/pages/same.md': '# The page',
  'docs/unique.md': '# Unique',
}

test('[S143] pages that claim one address are a warning that names them; the first is published', async () => {
  const build = await temporarySite(files).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatchInlineSnapshot(`
    "warning  duplicate-route                          docs/z.md:2:1
      2 | slug: /same
        | ^^^^
      The address "/same" is claimed by docs/same.md, docs/z.md and src/pages/same.md. Only the first is published.
      Rename one of them, or set another "slug" in its front matter.
    "
  `)
  expect(readPage(build, 'same').text('h1')).toBe('The doc')
})

test('[S143] they can stop the build, or go unsaid', async () => {
  const thrown = await temporarySite(files, { onDuplicateRoutes: 'throw' }).build()
  expect(thrown.failed).toBe(true)
  expect(thrown.report).toMatch(/^error {2}duplicate-route/)
  const ignored = await temporarySite(files, { onDuplicateRoutes: 'ignore' }).build()
  expect(ignored.report).toBe('')
})

test('[S143] a page may not take the place of the not-found page', async () => {
  const build = await temporarySite({ 'docs/a.md': '# A', 'src/pages/404.md': '# Mine' }).build()
  expect(build.report).toMatchInlineSnapshot(`
    "warning  duplicate-route                          src/pages/404.md
      The address "/404.html" is claimed by the not-found page and src/pages/404.md. Only the first is published.
      Rename one of them, or set another "slug" in its front matter.
    "
  `)
  expect(readPage(build, '404').text('h1')).toBe('Page Not Found')
})
