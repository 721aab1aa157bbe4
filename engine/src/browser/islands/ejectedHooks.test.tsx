import { expect, test } from 'vitest'
import { parseCodeBlockTitle, parseLanguage } from '../../theme/notes/constructs.tsx'
import {
  containsLineNumbers,
  isRegexpStringMatch,
  sanitizeTabsChildren,
  splitNavbarItems,
} from './ejectedHooks.tsx'

test('what stands behind the fence of a code block is read as Docusaurus reads it', () => {
  expect(parseCodeBlockTitle('{1} title="a \'b\'.ts" showLineNumbers')).toBe("a 'b'.ts")
  expect(parseCodeBlockTitle('subtitle="no"')).toBe('')
  expect(parseCodeBlockTitle()).toBe('')
  expect(parseLanguage('theme language-ts x')).toBe('ts')
  expect(parseLanguage('sublanguage-ts')).toBeUndefined()
  expect(
    ['showLineNumbers', 'a showLineNumbers=3', 'showLineNumbersX', undefined].map(containsLineNumbers),
  ).toEqual([true, true, false, false])
})

test('items without a position stand on the right', () => {
  const [left, middle, right] = [{ position: 'left' }, {}, { position: 'right' }]
  expect(splitNavbarItems([middle, left, right])).toEqual([[left], [middle, right]])
})

test('a pattern is tried without regard to case, and nothing matches no pattern', () => {
  expect(isRegexpStringMatch('^/docs', '/Docs/a')).toBe(true)
  expect(isRegexpStringMatch(undefined, '/docs')).toBe(false)
  expect(isRegexpStringMatch('^/docs')).toBe(false)
})

test('only children with a value are tabs', () => {
  const tabs = sanitizeTabsChildren([' ', false, <b key="b">no</b>, <option key="a" value="a" label="A" />])
  expect(tabs.map(({ props }) => props.value)).toEqual(['a'])
})
