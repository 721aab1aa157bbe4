import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'

/** The note that a plugin processes. */
export interface PluginFile {
  /** From the site folder. */
  readonly path: string
  /** The text as given to the parser. Its lines are those of the file. */
  readonly text: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Reports a warning; the build goes on. Lines and columns count from 1. */
  warn(message: string, place?: { line: number; column: number }): void
}

/** Changes the syntax tree of a note: in place, or by returning a new one. */
// biome-ignore lint/suspicious/noConfusingVoidType: A function that changes the tree in place gives nothing.
export type TreeVisitor<Root> = (tree: Root, file: PluginFile) => Root | undefined | void

/** A plugin for Markdown. */
export interface MarkdownPlugin {
  /** Name of the plugin in error messages. */
  name: string
  /** Receives the Markdown tree: headings, lists, directives. Makes compiling a note about half as long again. */
  mdast?: TreeVisitor<MdastRoot>
  /** Receives the HTML tree made from it. Costs next to nothing. */
  hast?: TreeVisitor<HastRoot>
}

/** What plugins that had to wait have made of a note, by their places; each gives its tree anew, or throws. */
export type SettledTrees = Map<string, () => unknown>

/** A plugin made for remark or rehype, alone or with its options. */
export type UnifiedPlugin = UnifiedAttacher | [UnifiedAttacher, ...options: unknown[]]
// biome-ignore lint/suspicious/noExplicitAny: Such plugins are typed each in a way of its own.
export type UnifiedAttacher = (this: any, ...options: any[]) => any
