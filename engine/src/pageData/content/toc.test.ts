import { expect, test } from 'vitest'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { buildToc } from './toc.ts'

const headings = [2, 3, 4, 5].map((level) => ({ level, id: `h${level}`, html: '', text: '' }))

const levelsOf = (frontMatter: DocFrontMatter, all = headings) =>
  buildToc(all, frontMatter, { minHeadingLevel: 2, maxHeadingLevel: 3 })?.map(({ level }) => level)

test('[S83] the table of contents lists levels 2 and 3', () => {
  expect(levelsOf({})).toEqual([2, 3])
})

test('[S83] front matter can choose other levels for the table of contents', () => {
  expect(levelsOf({ toc_min_heading_level: 3, toc_max_heading_level: 5 })).toEqual([3, 4, 5])
  expect(levelsOf({ toc_max_heading_level: 2 })).toEqual([2])
})

test('there is no table of contents when it is hidden, or when the page has no heading', () => {
  expect(levelsOf({ hide_table_of_contents: true })).toBeUndefined()
  expect(levelsOf({}, [])).toBeUndefined()
})

test('the table of contents keeps its place when no heading is in range', () => {
  expect(levelsOf({}, headings.slice(2))).toEqual([])
})
