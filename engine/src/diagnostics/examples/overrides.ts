import type { overrideProblems } from '../catalogue/overrides.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of a site's own components and slots. */
export const overrideExamples: ExamplesOf<typeof overrideProblems> = {
  'missing-override': [
    ['components.Sidebar', './src/SideBar.tsx', './src/Sidebar.tsx'],
    ['slots.footer-before', './src/Ad.tsx'],
  ],
  'override-without-component': [['components.Sidebar']],
  'override-failed': [
    ['slots.article-after', '/guides/vim', 'window is not defined'],
    ['components.Footer', '/guides/vim', 'data is not iterable'],
  ],
}
