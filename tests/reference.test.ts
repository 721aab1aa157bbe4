import { expect, test } from 'vitest'
import { renderErrorReference } from '../engine/src/diagnostics/renderErrorReference.ts'
import { renderConfigReference } from './reference/renderConfigReference.ts'

// `node scripts/reference.mjs` writes both pages again.

test('the reference of errors holds the whole printed text of every problem', async () => {
  await expect(renderErrorReference()).toMatchFileSnapshot('../docs/reference/errors.md')
})

test('the reference of settings holds every setting of the schema', async () => {
  await expect(renderConfigReference()).toMatchFileSnapshot('../docs/reference/config.md')
})

test('every setting says what it is for, but for those within others that say it', () => {
  const silent = renderConfigReference().match(/^(?:## .*\n\n[^.]*\.|- `[^`.[]*\.[^`.[]*` \(.*\))$/gm)
  expect(silent).toBe(null)
})
