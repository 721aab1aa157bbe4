import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { sharedContext } from '../sharedContext.ts'

/** What a component may know of the note that it stands in, as other engines tell it. */
export interface NoteFacts {
  frontMatter: Record<string, unknown>
  metadata: { title: string; description: string; permalink: string; source: string }
  toc: { value: string; id: string; level: number }[]
  contentTitle: string | undefined
}

/** What the build gives the components of a page. In the browser there is none of it. */
export interface NoteEnvironment {
  /** Encoded address of the page. */
  href: string
  /** The note itself; not within islands. */
  note?: NoteFacts
  /** Draws a component that every note has with the code that draws it in Markdown; not within islands. */
  draw?(name: string, props: object): ReactNode
  /** Draws a component of the site's that the theme is overridden with, as an island if it needs a browser; not within islands. */
  drawIsland?(component: ComponentType<PropsWithChildren>, key: string, props: PropsWithChildren): ReactNode
  /** Adds tags to the head of the page. */
  addHead(tags: ReactNode): void
}

/** What the build gives the page that is drawn. */
export const NoteContext = sharedContext<NoteEnvironment | undefined>('note', undefined)
