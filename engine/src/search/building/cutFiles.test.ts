import { expect, test } from 'vitest'
import { encodeSection, type PageEntry } from '../format/pageEntry.ts'
import type { Term } from '../format/term.ts'
import { cutTerms, termCutting } from './cutFiles.ts'
import { cutPages, entryCutting, textCutting } from './cutPages.ts'

const pageOf = (title: string, texts: string[] = []) => {
  const entry: PageEntry = { title, href: '', breadcrumbs: [], lang: '' }
  const sections = texts.map((text) => ({ title: '', text }))
  return { entry, sections, sizes: sections.map((section) => encodeSection(section).length) }
}
const textOf = (length: number) => 'b'.repeat(length)

test('the entries of a small site are one file, those of a larger one several, each named by its first page', () => {
  const page = pageOf('a'.repeat(entryCutting.size / 4))
  const startsOf = (count: number) =>
    cutPages(Array.from({ length: count }, () => page)).entries.map(({ part }) => part.start)
  expect(startsOf(20)).toEqual([0])
  expect(startsOf(40)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36])
})

test('there are never more files than some hosts allow: they grow instead', () => {
  const three = Array.from({ length: 3 }, () => textOf(textCutting.size))
  const pages = Array.from({ length: 2000 }, () => pageOf('c'.repeat(200), three))
  const { entries, texts } = cutPages(pages, 500)
  const count = entries.length + texts.flatMap(({ files }) => files).length
  expect(count).toBeLessThanOrEqual(1000)
  expect(count).toBeGreaterThan(700)
})

test('the files of texts share a hash, which changes with each of them', () => {
  const long = textOf(Math.round(1.4 * textCutting.size))
  const cut = (last: string) => cutPages([pageOf('one', [long, long, textOf(20), last])]).texts
  const [before] = cut(textOf(20))
  const [after] = cut(textOf(21))
  expect(before!.part.counts).toEqual([1, 1, 2])
  expect(before!.files.map(({ name }) => name)).toEqual(
    [0, 1, 2].map((number) => `x${number}.${before!.part.hash}.bin`),
  )
  expect(after!.part.hash).not.toBe(before!.part.hash)
})

test('texts of the last index are taken only where they are cut alike', () => {
  const texts = Array.from({ length: 8 }, () => textOf(textCutting.size / 2))
  const page = { ...pageOf('page', texts), name: 'page' }
  const cut = (otherFiles: number, former?: ReturnType<typeof cutPages>) => {
    const kept = former && { pages: [page.name], texts: former.texts.map(({ part }) => part) }
    return cutPages([page], otherFiles, kept && { kept, read: () => new Uint8Array() }).texts[0]!
  }
  const before = cutPages([page])
  expect(cut(0, before).files.map(({ isFormer }) => isFormer)).toEqual([true, true, true, true])
  // So few files are left that each holds more.
  const others = textCutting.mostWithOthers - 3
  expect(cut(others, before)).toEqual(cut(others))
  expect(cut(others).part.counts).toEqual([4, 4])
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
