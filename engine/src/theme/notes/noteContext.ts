import { type ComponentType, type PropsWithChildren, type ReactNode, useContext } from 'react'
import { sharedContext } from '../contexts.ts'

/** The facts about a note, as `useDoc()` of Docusaurus returns them. */
export interface NoteFacts {
  frontMatter: Record<string, unknown>
  metadata: { title: string; description: string; permalink: string; source: string }
  toc: { value: string; id: string; level: number }[]
  contentTitle: string | undefined
}

/** A category of the sidebar, as `useCurrentSidebarCategory()` of Docusaurus returns it. */
export interface CategoryFacts {
  type: 'category'
  label: string
  href?: string | undefined
  /** What `<DocCardList>` shows of its items. */
  items: { type: 'category' | 'link'; label: string; href: string; description?: string }[]
}

/** What the build provides for the components of a page. Undefined in the browser. */
export interface NoteEnvironment {
  /** Encoded address of the page. */
  href: string
  /** The note itself; not within islands. */
  note?: NoteFacts
  /** The category that the page is in; not within islands. */
  category?(): CategoryFacts | undefined
  /** Renders a built-in component with the code that renders it in Markdown; not within islands. */
  renderBuiltIn?(name: string, props: object): ReactNode
  /**
   * Renders a component of the site that overrides a part of the theme, as an island if it needs a browser; not
   * within islands.
   */
  renderIsland?(component: ComponentType<PropsWithChildren>, key: string, props: PropsWithChildren): ReactNode
  /** Adds tags to the head of the page. */
  addHead(tags: ReactNode): void
}

/** The environment of the page that is being rendered. */
export const NoteContext = sharedContext<NoteEnvironment | undefined>('note', undefined)

/** A built-in component as the build renders it in Markdown; undefined within islands, which render it themselves. */
export function useRenderedAtBuild(name: string, props: object): ReactNode | undefined {
  return useContext(NoteContext)?.renderBuiltIn?.(name, props)
}
