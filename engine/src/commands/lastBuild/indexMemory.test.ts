import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import { settingsFrom, temporaryFolder } from '../../config/testing.ts'
import { buildSearchIndex } from '../../search/building/buildSearchIndex.ts'
import { testSearchPage } from '../../search/testIndex.ts'
import { joinWords, withAnalysisCache } from './indexMemory.ts'

test('words that an earlier build found are not looked for again, until too many of them are no longer used', async () => {
  const ofPart = (cacheDir: string) => ({ ...settingsFrom(), cacheDir })
  const config = ofPart(temporaryFolder())
  const build = async (texts: string[], code: string | undefined, into = config) => {
    const found: string[] = []
    const pages = texts.map((text, number) => testSearchPage(`Page ${number}`, text))
    const files = await withAnalysisCache(into, code, async (analyser) => {
      const { lexicon } = analyser
      const before = lexicon.spellings.length
      const made = buildSearchIndex(pages, [], { analyser })
      found.push(...lexicon.spellings.slice(before))
      return made
    })
    expect(files).toEqual(buildSearchIndex(pages))
    return found.filter(Boolean)
  }
  const many = Array.from({ length: 1500 }, (_, number) => `word${number}x`)
  expect(await build(['one', 'two'], 'one')).toContain('one')
  expect(await build(['one', 'two'], 'one')).toEqual([])
  await withAnalysisCache(config, 'one', async () => undefined)
  expect(await build(['one', 'two three'], 'one')).toEqual(['three'])
  expect(await build(['one', 'two'], 'two')).toContain('one')
  expect(await build(['one', 'two'], undefined)).toContain('one')
  expect(await build(['one', many.join(' ')], 'two')).toContain('word7x')
  expect(await build(['one', 'two'], 'two')).toContain('one')
  expect(await build(['one', 'two'], 'two')).toEqual([])
  const [one, other] = [ofPart(temporaryFolder()), ofPart(temporaryFolder())]
  const fileOf = ({ cacheDir }: typeof config) => join(cacheDir, 'words/en.words')
  await build(['one two'], 'two', one)
  await build(['Third one', 'TWO getElementById two third'], 'two', other)
  joinWords([fileOf(one), fileOf(other), fileOf(config)], fileOf(config))
  expect(await build(['one two', 'TWO getElementById two third'], 'two')).toEqual([])
  expect(await build(['one', 'two'], 'two')).toEqual([])
  const file = fileOf(config)
  writeFileSync(file, readFileSync(file).subarray(0, -2))
  expect(await build(['one', 'two'], 'two')).toContain('one')
  writeCacheFile(file, '{"key":"two","pages":[]}\n\u0001')
  expect(await build(['one', 'two'], 'two')).toContain('one')
})
