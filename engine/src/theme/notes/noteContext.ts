import { type Context, createContext, type ReactNode } from 'react'

/** What the build gives the components of a page. In the browser there is none of it. */
export interface NoteEnvironment {
  /** Draws a component that every note has with the code that draws it in Markdown; not within islands. */
  draw?(name: string, props: object): ReactNode
  /** Adds tags to the head of the page. */
  addHead(tags: ReactNode): void
}

const key = Symbol.for('sotay.note')
const holder = globalThis as { [key]?: Context<NoteEnvironment | undefined> }

/** One for all copies of this module: the components of a site bring a copy of their own. */
// biome-ignore lint/suspicious/noAssignInExpressions: made once, by whoever comes first
export const NoteContext = (holder[key] ??= createContext<NoteEnvironment | undefined>(undefined))
