import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { toOutputPath } from '../../model/paths.ts'
import { compressIndexFile } from '../../output/outputs.ts'
import type { IndexMemory } from '../../search/building/buildSearchIndex.ts'
import { createMemory } from './pageMemory.ts'

const i18n = { defaultLocale: 'en', currentLocale: 'en', locales: ['en'] } as SiteConfig['i18n']
const path = toOutputPath('search/t-1.bin')
const other = toOutputPath('search/t-2.bin')
const fileOf = (name: typeof path, text: string) => ({ path: name, bytes: Buffer.from(text) })

test('files of an index that the output has are neither made nor compressed again', () => {
  const first = createMemory(undefined)
  const never = () => {
    throw new Error('It is not made again.')
  }
  const open = (memory: typeof first) =>
    memory.of('en').openIndex((_, make) => make().map((file) => compressIndexFile(file)), i18n)
  open(first)(['facts'], () => [fileOf(path, 'one'), fileOf(other, 'two')])
  const after = (memory: typeof first) =>
    createMemory({ outDir: '/build', changed: [], kept: JSON.parse(JSON.stringify(memory.kept)) })
  const [second, third] = [after(first), after(first)]
  const same = open(second)(['facts'], never)
  expect(same.map((file) => [file.path, 'former' in file])).toEqual([
    [path, true],
    [other, true],
  ])
  // A hash in a name may be that of another file.
  const changed = open(third)(['others'], () => [fileOf(path, 'one'), fileOf(other, 'three')])
  expect(changed.map((file) => 'former' in file)).toEqual([true, false])
  expect(changed.map((file) => ('contents' in file ? `${gunzipSync(file.contents)}` : ''))).toEqual([
    '',
    'three',
  ])
  expect(open(after(third))(['others'], never)).toHaveLength(2)
})

test('an index is told the terms of the last one of its folder, and files that it takes from it are not read', () => {
  const terms = { pages: ['page'] } as unknown as Parameters<IndexMemory['keep']>[0]
  const told: unknown[] = []
  const build = (memory: ReturnType<typeof createMemory>, facts: string[], isFormer?: true) => {
    const files = memory.of('en').openIndex((_, make) => make().map((file) => compressIndexFile(file)), i18n)(
      facts,
      (index) => {
        told.push(index?.former?.kept)
        index?.keep(terms)
        const unread = {
          path,
          isFormer,
          get bytes(): Uint8Array {
            throw new Error('It is not read.')
          },
        }
        return [isFormer ? unread : fileOf(path, 'one')]
      },
    )
    const kept = JSON.parse(JSON.stringify(memory.kept))
    return { files, next: createMemory({ outDir: '/build', changed: [], kept }) }
  }
  const first = build(createMemory(undefined), ['folder/', 'one'])
  const second = build(first.next, ['folder/', 'two'], true)
  const unchanged = build(second.next, ['folder/', 'two'])
  build(unchanged.next, ['folder/', 'three'])
  build(unchanged.next, ['other/', 'three'])
  expect(told).toEqual([undefined, terms, terms, undefined])
  expect(second.files.map(({ hash }) => hash)).toEqual(first.files.map(({ hash }) => hash))
})

test('of several indexes, after edits only the terms of those are kept that were edited last', () => {
  const terms = (name: string) => ({ pages: [name] }) as unknown as Parameters<IndexMemory['keep']>[0]
  const build = (memory: ReturnType<typeof createMemory>, names: string[]) => {
    const recall = memory.of('en').openIndex((_, make) => make().map((file) => compressIndexFile(file)), i18n)
    for (const name of names)
      recall([name[0], name], (index) => {
        index?.keep(terms(name))
        return [fileOf(path, 'one')]
      })
    const kept = JSON.parse(JSON.stringify(memory.kept))
    return { terms: Object.keys(kept.en.terms), next: createMemory({ outDir: '/build', changed: [], kept }) }
  }
  const first = build(createMemory(undefined), ['a1', 'b1', 'c1'])
  const unchanged = build(first.next, ['a1', 'b1', 'c1'])
  expect([first.terms, unchanged.terms]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
  const edited = build(unchanged.next, ['a1', 'b2', 'c1'])
  expect(edited.terms).toEqual(['b'])
  expect(build(edited.next, ['a2', 'b2', 'c2']).terms).toEqual(['a', 'c'])
})
