import { expect, test } from 'vitest'
import { configSchema } from '../config/siteConfig.ts'
import { kindNames } from '../model/admonitionKinds.ts'
import { english } from '../model/words/english.ts'
import { toMarkdownOptions } from './markdownOptions.ts'

function optionsOf(settings: object) {
  const config = configSchema.parse({ title: 'Test', url: 'https://example.com', ...settings })
  return toMarkdownOptions({ ...config, siteDir: '', cacheDir: '', configPath: '', words: english })
}

test('without settings, notes are MDX with every older spelling', () => {
  expect(optionsOf({})).toEqual({
    format: 'mdx',
    emoji: true,
    math: true,
    mermaid: true,
    captions: true,
    obsidian: false,
    lineBreaks: false,
    attributes: false,
    indentedBoxes: false,
    liveCode: false,
    admonitions: kindNames,
    maintainCase: false,
    idStyle: 'github',
    compat: { comments: true, admonitions: true, headingIds: true },
    defaultLanguage: undefined,
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
    ownComponents: [],
    truncateMarkers: new Map(),
    plugins: [],
    uiText: expect.any(Function),
  })
})

test.each([
  [true, kindNames.length],
  [false, undefined],
  [{ keywords: ['recipe'] }, kindNames.length + 1],
  [{ keywords: ['recipe'], extendDefaults: false }, 1],
])('with the admonitions %j there are %s kinds', (admonitions, count) => {
  expect(optionsOf({ markdown: { admonitions } }).admonitions?.length).toBe(count)
})
