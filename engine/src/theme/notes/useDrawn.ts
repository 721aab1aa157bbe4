import { type ReactNode, useContext } from 'react'
import { NoteContext } from './noteContext.ts'

/** A component as the build draws it in Markdown; undefined within islands, which draw it themselves. */
export function useDrawn(name: string, props: object): ReactNode | undefined {
  return useContext(NoteContext)?.draw?.(name, props)
}
