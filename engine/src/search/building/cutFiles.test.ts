import { expect, test } from 'vitest'
import type { PageEntry } from '../format/pageEntry.ts'
import type { Term } from '../format/term.ts'
import { cutPages, cutTerms, entryCutting, termCutting, textCutting } from './cutFiles.ts'

const pageOf = (title: string, texts: string[] = []) => {
  const entry: PageEntry = { title, href: '', breadcrumbs: [], sections: [], lang: '' }
  return { entry, texts }
}
const textOf = (length: number) => 'b'.repeat(length)

test('pages are cut into files of about the same size, each named by its first page', () => {
  const pages = Array.from({ length: 40 }, () => pageOf('a'.repeat(entryCutting.size / 4)))
  expect(cutPages(pages).map(({ part }) => part.start)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36])
})

test('there are never more files than some hosts allow: they grow instead', () => {
  const texts = Array.from({ length: 3 }, () => textOf(textCutting.size))
  const pages = Array.from({ length: 2000 }, () => pageOf('c'.repeat(200), texts))
  const cut = cutPages(pages, 500)
  const count = cut.length + cut.flatMap((pages) => pages.texts).length
  expect(count).toBeLessThanOrEqual(1000)
  expect(count).toBeGreaterThan(700)
})

test('the files of texts share the hash of their pages, which changes with each text', () => {
  const long = textOf(Math.round(1.4 * textCutting.size))
  const [before] = cutPages([pageOf('one', [long, long, textOf(20), textOf(20)])])
  const [after] = cutPages([pageOf('one', [long, long, textOf(20), textOf(21)])])
  expect(before!.part.texts).toEqual([1, 1, 2])
  expect(before!.texts.map(({ name }) => name)).toEqual(
    [0, 1, 2].map((number) => `x${number}.${before!.part.hash}.bin`),
  )
  expect(after!.part.hash).not.toBe(before!.part.hash)
})

test('a file of terms begins with what sets its first key apart', () => {
  const body = Array.from({ length: termCutting.size }, (_, index) => index)
  const termOf = (key: string): Term => ({
    key,
    isCommon: false,
    forms: [{ spelling: key, titles: [], headings: [], body }],
  })
  const cut = cutTerms(['balance', 'balanced', 'balcony', 'zebra'].map(termOf)).parts
  expect(cut.map(({ part }) => part.start)).toEqual(['b', 'balanced', 'balc', 'z'])
})
