import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../config/testing.ts'
import { createPageStore } from './pageStore.ts'

test('pages are read back from the disk as they were kept, in any order, and memory does not hold them', () => {
  const folder = temporaryFolder()
  const store = createPageStore(join(folder, 'cache'))
  const pages = ['một', '', 'two'.repeat(50_000), 'ba']
  const bytes = pages.map((page) => Buffer.from(page))
  const read = bytes.map(store.keep)
  // What is read must not come from the bytes that were kept.
  for (const each of bytes) each.fill('x')
  expect(read.toReversed().map((each) => each().toString())).toEqual(pages.toReversed())
  store.close()
})

test.skipIf(process.platform === 'win32')(
  'the file has no name, so that a killed build leaves nothing',
  () => {
    const folder = temporaryFolder()
    const store = createPageStore(join(folder, 'cache'))
    const read = store.keep(Buffer.from('page'))
    expect(readdirSync(join(folder, 'cache'))).toEqual([])
    expect(read().toString()).toBe('page')
    store.close()
  },
)

test('no folder is made before there is a page', () => {
  const folder = temporaryFolder()
  createPageStore(join(folder, 'cache')).close()
  expect(readdirSync(folder)).toEqual([])
})

test('pages stay in memory where nothing can be written, and after the store was closed', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  const refused = createPageStore(join(folder, 'file', 'cache'))
  expect(refused.keep(Buffer.from('page'))().toString()).toBe('page')
  const closed = createPageStore(folder)
  closed.close()
  expect(closed.keep(Buffer.from('page'))().toString()).toBe('page')
})
