import { useContext } from 'react'
import { type CategoryFacts, NoteContext } from './noteContext.ts'

/** The category of the sidebar that the page is in or belongs to, at build only. */
export function useCurrentSidebarCategory(): CategoryFacts {
  const category = useContext(NoteContext)?.category?.()
  if (!category)
    throw new Error(
      'useCurrentSidebarCategory() finds none: the page is in no category, or this is an island',
    )
  return category
}
