import { type ComponentType, createElement, type PropsWithChildren, type ReactNode, useContext } from 'react'
import { sharedContext } from '../contexts.ts'

/** The facts about a note, as `useDoc()` of Docusaurus returns them. */
export interface NoteFacts {
  frontMatter: Record<string, unknown>
  metadata: Record<string, unknown> & {
    title: string
    description: string
    permalink: string
    source: string
  }
  toc: { value: string; id: string; level: number }[]
  contentTitle: string | undefined
  /** The address of the picture that the front matter names beside the note. */
  assets: { image?: string | undefined }
}

/** What a site adds to an item of the sidebar. */
interface ItemExtras {
  className?: string
  customProps?: Record<string, unknown>
}

/** A category of the sidebar, as `useCurrentSidebarCategory()` of Docusaurus returns it. */
export interface CategoryFacts extends ItemExtras {
  type: 'category'
  label: string
  href?: string | undefined
  /** What `<DocCardList>` shows of its items. */
  items: (ItemExtras & { type: 'category' | 'link'; label: string; href: string; description?: string })[]
}

/** What hooks of Docusaurus ask for. */
export type PageFactName = 'doc' | 'sidebar' | 'breadcrumbs' | 'post' | 'docs' | 'activeDoc' | 'docTexts'

/** What the build provides for the components of a page. Undefined in the browser. */
export interface NoteEnvironment {
  /** Encoded address of the page. */
  href: string
  /** The note itself; not within islands. */
  note?: NoteFacts
  /** What the page says of itself. Within an island, what is asked for is sent along with the page. */
  facts(name: PageFactName): unknown
  /** The category that the page is in; not within islands. */
  category?(): CategoryFacts | undefined
  /** Renders a built-in component with the code that renders it in Markdown; not within islands. */
  renderBuiltIn?(name: string, props: object): ReactNode
  /** Renders a block of code with its colours, or a diagram, within islands. */
  renderDrawn?(name: string, props: object): ReactNode
  /** Renders a Markdown file that code imports. */
  renderImported?(source: string, props: Record<string, unknown>): ReactNode
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

/**
 * What a page says of itself, for hooks; undefined for what its kind of page has not. In a browser it is read from the
 * page, which has what its islands asked for at build.
 */
export const usePageFacts = <Facts>(name: PageFactName) => usePageFactReader()<Facts>(name)

/** Reads what a page says of itself when it is needed: within an island it is sent along only then. */
export function usePageFactReader() {
  const environment = useContext(NoteContext)
  return <Facts>(name: PageFactName) =>
    (environment ? environment.facts(name) : readFacts(name)) as Facts | undefined
}

/** The name of the tag in the head that holds facts for islands. */
export const factsTag = (name: PageFactName) => `sotay:${name}`

function readFacts(name: PageFactName): unknown {
  const sent = document.querySelector<HTMLMetaElement>(`meta[name="${factsTag(name)}"]`)
  return sent ? JSON.parse(sent.content) : undefined
}

/** A built-in component as the build renders it in Markdown; undefined within islands, which render it themselves. */
export function useRenderedAtBuild(name: string, props: object): ReactNode | undefined {
  return useContext(NoteContext)?.renderBuiltIn?.(name, props)
}

/** Wraps a component so that the build can make it an island; `key` identifies it there. */
export function markIsland(value: unknown, key: string): unknown {
  if (!isComponent(value)) return value
  const Marked = (props: object) => {
    const renderIsland = useContext(NoteContext)?.renderIsland
    return renderIsland ? renderIsland(value, key, props) : createElement(value, props)
  }
  return typeof value === 'function' ? Object.assign(Marked, value) : Marked
}

const wrapped = /* @__PURE__ */ ['memo', 'forward_ref', 'lazy'].map((name) => Symbol.for(`react.${name}`))

/**
 * Whether React can render a value as a component. `memo`, `forwardRef` and `lazy` return objects, and so do
 * contexts, which are no components.
 */
export function isComponent(value: unknown): value is ComponentType {
  const { $$typeof } = Object(value) as { $$typeof?: symbol }
  return typeof value === 'function' || ($$typeof !== undefined && wrapped.includes($$typeof))
}
