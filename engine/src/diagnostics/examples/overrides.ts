import type { overrideProblems } from '../catalogue/overrides.ts'
import type { ExamplesOf } from '../examples.ts'

/** Problems of what a site puts into the theme, as they may come up. */
export const overrideExamples: ExamplesOf<typeof overrideProblems> = {
  'missing-override': [
    ['components.Sidebar', './src/SideBar.tsx', './src/Sidebar.tsx'],
    ['slots.footer-before', './src/Ad.tsx'],
  ],
  'override-without-component': [['components.Sidebar']],
  'override-failed': [['slots.article-after', '/guides/vim', 'window is not defined']],
}
