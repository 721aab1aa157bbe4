import { asTable } from '../std/collections.ts'
import type { admonitionKinds } from './admonitionKinds.ts'

/**
 * The kinds of callouts that Obsidian has besides those of admonitions, and the kind that each looks like
 * (https://help.obsidian.md/callouts). A kind that nobody knows looks like a note.
 */
export const calloutKinds = asTable<keyof typeof admonitionKinds>({
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  hint: 'tip',
  important: 'important',
  check: 'success',
  done: 'success',
  question: 'info',
  help: 'info',
  faq: 'info',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'secondary',
  cite: 'secondary',
})
