import { type ReactNode, useContext } from 'react'
import { NoteContext } from './noteContext.ts'

/** A built-in component as the build renders it in Markdown; undefined within islands, which render it themselves. */
export function useRenderedAtBuild(name: string, props: object): ReactNode | undefined {
  return useContext(NoteContext)?.renderBuiltIn?.(name, props)
}
