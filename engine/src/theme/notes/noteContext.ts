import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { sharedContext } from '../sharedContext.ts'

/** What the build gives the components of a page. In the browser there is none of it. */
export interface NoteEnvironment {
  /** Draws a component that every note has with the code that draws it in Markdown; not within islands. */
  draw?(name: string, props: object): ReactNode
  /** Draws a component of the site's that the theme is overridden with, as an island if it needs a browser; not within islands. */
  drawIsland?(component: ComponentType<PropsWithChildren>, key: string, props: PropsWithChildren): ReactNode
  /** Adds tags to the head of the page. */
  addHead(tags: ReactNode): void
}

/** What the build gives the page that is drawn. */
export const NoteContext = sharedContext<NoteEnvironment | undefined>('note', undefined)
