import { join } from 'node:path'
import { pages } from './measureReading.mjs'

/** The file of the note that the bench edits: the `plain` one of `pages`. */
export function editedNote({ dialect }, folder) {
  return join(folder, dialect?.notes ?? 'docs', `${pages.plain}.md`)
}
