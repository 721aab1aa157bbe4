import { type ReactNode, useContext } from 'react'
import { NoteContext } from './noteContext.ts'

/** Tags for the head of the page. They are there when it is built; the browser changes none. */
export function NoteHead({ children }: { children?: ReactNode }) {
  useContext(NoteContext)?.addHead(children)
  return null
}
