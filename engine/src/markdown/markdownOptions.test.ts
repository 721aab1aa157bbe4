import { expect, test } from 'vitest'
import { configSchema } from '../config/schema.ts'
import { english } from '../model/words/english.ts'
import { toMarkdownOptions } from './markdownOptions.ts'

function optionsOf(settings: object) {
  const config = configSchema.parse({ title: 'Test', url: 'https://example.com', ...settings })
  return toMarkdownOptions({ ...config, siteDir: '', configPath: '', words: english })
}

test('without settings, notes are MDX with every older spelling', () => {
  expect(optionsOf({})).toEqual({
    format: 'mdx',
    emoji: true,
    math: true,
    mermaid: true,
    admonitions: ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'],
    maintainCase: false,
    compat: { comments: true, admonitions: true, headingIds: true },
    defaultLanguage: undefined,
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
    plugins: [],
    uiText: expect.any(Function),
  })
})

test.each([
  [true, 9],
  [false, undefined],
  [{ keywords: ['recipe'] }, 10],
  [{ keywords: ['recipe'], extendDefaults: false }, 1],
])('with the admonitions %j there are %s kinds', (admonitions, count) => {
  expect(optionsOf({ markdown: { admonitions } }).admonitions?.length).toBe(count)
})
