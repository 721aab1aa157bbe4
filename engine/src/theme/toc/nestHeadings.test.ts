import { expect, test } from 'vitest'
import { type HeadingNode, nestHeadings } from './nestHeadings.ts'

const heading = (level: number) => ({ level, id: `h${level}`, html: '', text: '' })
const outline = (nodes: HeadingNode[]): unknown[] =>
  nodes.map(({ heading, children }) =>
    children.length > 0 ? [heading.level, outline(children)] : heading.level,
  )

test.each([
  [
    [2, 2, 3],
    [2, [2, [3]]],
  ],
  [
    [2, 3, 4, 2],
    [[2, [[3, [4]]]], 2],
  ],
  [
    [3, 2],
    [3, 2],
  ],
  [[2, 4, 3], [[2, [4, 3]]]],
  [[], []],
])('headings of levels %j nest as %j', (levels, expected) => {
  expect(outline(nestHeadings(levels.map(heading)))).toEqual(expected)
})
