import { type ReactNode, useContext } from 'react'
import { NoteContext } from './noteContext.ts'

/** Adds tags to the page's `<head>` at build; in the browser it does nothing. */
export function NoteHead({ children }: { children?: ReactNode }) {
  useContext(NoteContext)?.addHead(children)
  return null
}
