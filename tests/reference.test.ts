import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderErrorReference } from '../engine/src/diagnostics/errorReference.ts'
import { frontMatterFields } from '../engine/src/markdown/frontMatter/frontMatterFields.ts'
import { renderConfigReference } from './reference/renderConfigReference.ts'
import { renderFrontMatterReference } from './reference/renderFrontMatterReference.ts'
import { renderTokenReference } from './reference/renderTokenReference.ts'

/** Said when a page does not match: nobody writes them by hand. */
const remedy = 'run `node scripts/reference.mjs`, which writes the pages again, and look at the difference'

test('the reference of errors holds the whole printed text of every problem', async () => {
  await expect(renderErrorReference(), remedy).toMatchFileSnapshot('../docs/reference/errors.md')
})

test('the reference of settings holds every setting of the schema', async () => {
  await expect(renderConfigReference(), remedy).toMatchFileSnapshot('../docs/reference/config.md')
})

test('the reference of front matter holds every field of the schema', async () => {
  await expect(renderFrontMatterReference(), remedy).toMatchFileSnapshot('../docs/reference/front-matter.md')
})

test('the reference of custom properties holds every one of the theme', async () => {
  await expect(renderTokenReference(), remedy).toMatchFileSnapshot('../docs/reference/tokens.md')
})

test('every custom property of the theme says what it is for', () => {
  const tokens = new URL('../engine/src/theme/styles/tokens.css', import.meta.url)
  const names = readFileSync(tokens, 'utf8')
    .match(/--[\w-]+(?=:)/g)!
    .filter((name) => name !== '--angle')
  const listed: string[] = renderTokenReference().match(/(?<=^\| `)--[\w-]+/gm)!
  expect(names.filter((name) => !listed.includes(name))).toEqual([])
})

test('every front matter field says what it is for', () => {
  const said = renderFrontMatterReference().match(/^### .*\n\n.*\. [A-Z].*[.:]$/gm)
  expect(said).toHaveLength(Object.keys(frontMatterFields).length)
})

test('every setting says what it is for, but for those within others that say it', () => {
  const silent = renderConfigReference().match(/^(?:## .*\n\n[^.]*\.|- `[^`.[]*\.[^`.[]*` \(.*\))$/gm)
  expect(silent).toBe(null)
})
