import { expect, test } from 'vitest'
import { cutList, entryCutting, textCutting } from './cutFiles.ts'

const textOf = (letter: string, length: number) => letter.repeat(length)

test('a list is cut into files of about the same size, each named by its first item', () => {
  const items = Array.from({ length: 40 }, () => textOf('a', entryCutting.size / 4))
  expect(cutList(items, entryCutting).map(({ part }) => part.start)).toEqual([
    0, 4, 8, 12, 16, 20, 24, 28, 32, 36,
  ])
})

test('there are never more files than some hosts allow: they grow instead', () => {
  const items = Array.from({ length: 3 * textCutting.most }, () => textOf('b', textCutting.size))
  const files = cutList(items, textCutting, new Set(items.keys()))
  expect(files.length).toBeLessThanOrEqual(textCutting.most)
  expect(files.length).toBeGreaterThan(textCutting.most / 2)
})

test('a file that is half full ends before a page, so that a page that grows moves few seams', () => {
  const texts = [0.6, 0.6, 0.6, 0.6].map((share) => textOf('c', share * textCutting.size))
  expect(cutList(texts, textCutting, new Set([1, 2, 3])).map(({ part }) => part.start)).toEqual([0, 1, 2, 3])
  expect(cutList(texts, textCutting).map(({ part }) => part.start)).toEqual([0, 2])
})
