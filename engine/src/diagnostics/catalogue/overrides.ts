import { asSentence } from '../../std/asSentence.ts'
import type { Entry } from '../catalogue.ts'
import { browserHint } from './browserHint.ts'
import { didYouMean } from './didYouMean.ts'

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
