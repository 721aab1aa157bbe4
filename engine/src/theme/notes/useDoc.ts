import { useContext } from 'react'
import { NoteContext, type NoteFacts } from './noteContext.ts'

/** The facts about the note, at build only: an island is given what it needs as props. */
export function useDoc(): NoteFacts {
  const note = useContext(NoteContext)?.note
  if (!note)
    throw new Error(
      'useDoc() tells of the note while the site is built. Hand what an island needs to it as props',
    )
  return note
}
