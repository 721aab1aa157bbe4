import type { liveProblems } from '../catalogue/live.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of imports and of React components in notes. */
export const liveExamples: ExamplesOf<typeof liveProblems> = {
  'unknown-component': [['Chrt', 'Chart'], ['Map']],
  'invalid-module-code': [['Unexpected token']],
  'import-not-found': [['./Chrt.tsx', './Chart.tsx'], ['@site/src/gone']],
  'markdown-in-code': [['./_text.mdx']],
  'missing-export': [
    ['Legend', '@site/src/Chart'],
    ['default', './Chart'],
  ],
  'computed-text': [[]],
  'unknown-theme-import': [
    ['@theme/Tab', ['@theme/Tabs', '@theme/TabItem'], '@theme/Tabs'],
    ['@theme/Map', ['@theme/Tabs']],
    ['@theme/Footer', [], undefined, 'Parts of the theme are replaced by "components" in the config.'],
  ],
  'unknown-theme-export': [
    ['useColorMod', '@docusaurus/theme-common', ['useColorMode'], 'useColorMode'],
    ['useBackToTopButton', '@docusaurus/theme-common', ['ThemeClassNames', 'useColorMode']],
    [
      'useDocsVersion',
      '@docusaurus/plugin-content-docs/client',
      ['useDoc'],
      undefined,
      'What is known of a page is the prop "page" of components that "components" and "slots" of the config name.',
    ],
  ],
  'partial-cycle': [[['docs/_a.md', 'docs/_b.md', 'docs/_a.md']]],
  'too-many-partials': [[1000]],
  'live-part-failed': [['<Chart>', 'data is not iterable.']],
  'browser-only-in-note': [['<Chart>', 'window']],
  'undefined-in-note': [['{count}', 'count']],
  'own-toc': [[]],
  'element-not-exchangeable': [[['h2', 'img']]],
  'unserialisable-prop': [['<Chart>', 'onPick', 'a function']],
}
