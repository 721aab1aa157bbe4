import { asSentence } from '../../std/text.ts'
import { browserHint, didYouMean, type Entry, type ExamplesOf } from './entry.ts'

/** Problems of a site's own components and slots. */
export const overrideProblems = {
  'missing-override': (setting: string, path: string, nearest?: string) => ({
    title: 'Setting that names a component which does not exist',
    message: `"${setting}" names "${path}", but there is no such file.`,
    hint: didYouMean(nearest) ?? 'The path counts from the site folder.',
  }),
  'override-without-component': (setting: string) => ({
    title: 'Module in the theme that exports no component',
    message: `The module that "${setting}" names has no component as its default export.`,
    hint: 'Export it so: export default function Name(props) { … }',
  }),
  'override-failed': (setting: string, route: string, reason: string) => ({
    title: 'Component in the theme that threw while it was rendered',
    message: `"${setting}" threw while the page at ${route} was rendered: ${asSentence(reason)}`,
    hint: browserHint(reason),
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

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
