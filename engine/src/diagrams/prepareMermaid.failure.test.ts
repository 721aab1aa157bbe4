import { expect, test } from 'vitest'
import { explainFailure } from './prepareMermaid.ts'

const mistakeAt = (line: number, source: string) =>
  explainFailure(new Error(`Parse error on line ${line}:\n...`), source)

test.each([
  ['the line is that of the source', 2, 'flowchart TD\n  [oops', 2],
  ['comments are not counted by Mermaid', 3, '%% a\nflowchart TD\n  a --> b\n%% c\n  [oops', 5],
  ['nor blank lines before the beginning', 2, '\n\nflowchart TD\n  [oops', 4],
  ['nor front matter', 2, '---\ntitle: A\n---\nflowchart TD\n  [oops', 5],
  ['nor settings before the beginning', 2, '%%{init: {\n"theme": "dark"}}%%\nflowchart TD\n  [oops', 4],
  ['a mistake at the end is in the last line', 9, 'flowchart TD\n  a -->\n\n', 2],
])('%s', (_, reported, source, line) => {
  expect(mistakeAt(reported, source)).toMatchObject({ kind: 'mistake', line })
})

test('a mistake without a place has none', () => {
  expect(explainFailure(new Error('There can be only one root.'), 'mindmap\n a\n b')).toEqual({
    kind: 'mistake',
    message: 'There can be only one root.',
    line: undefined,
  })
})

test('what only this way of drawing cannot do is left to browsers', () => {
  expect(explainFailure(new TypeError('x.y is not a function'), '')).toEqual({
    kind: 'browser',
    reason: 'drawing it failed: x.y is not a function',
  })
})
