import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readFontFacts } from './fontFacts.ts'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')
const inter = (script: string) =>
  require.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`)

async function factsOf(path: string, letters: string) {
  return readFontFacts(await subsetFont(readFileSync(path), letters, { targetFormat: 'truetype' }))
}

test('the weights of a variable font, its letters and its measures are read from its tables', async () => {
  const facts = await factsOf(inter('latin'), 'aeiou nrst é')
  expect(facts.weights).toEqual([100, 900])
  expect(facts.isItalic).toBe(false)
  expect(String.fromCodePoint(...facts.letters)).toBe(' aeinorstué')
  expect(facts.measures.ascent).toBeCloseTo(0.969, 3)
  expect(facts.measures.descent).toBeCloseTo(0.241, 3)
  expect(facts.measures.width).toBeGreaterThan(0.4)
  expect(facts.measures.width).toBeLessThan(0.6)
})

test('letters with stacked marks are in the file for Vietnamese', async () => {
  const { letters } = await factsOf(inter('vietnamese'), 'ếộữẵđa中')
  expect(String.fromCodePoint(...letters)).toBe('đẵếộữ')
})

test('a font that is not variable has one weight', async () => {
  const path = require.resolve('@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf')
  expect(readFontFacts(readFileSync(path))).toMatchObject({ weights: [700, 700], otherAxes: {} })
})
