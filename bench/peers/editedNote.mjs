import { join } from 'node:path'
import { pages } from './measureReading.mjs'

/** The file of the note that is edited, which is the plain one of those that are opened. */
export function editedNote({ dialect }, folder) {
  return join(folder, dialect?.notes ?? 'docs', `${pages.plain}.md`)
}
