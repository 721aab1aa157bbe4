import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'

/** The note whose tree a plugin is given. */
export interface PluginFile {
  /** From the site folder. */
  readonly path: string
  /** As it was prepared for the parser, with the lines of the file. */
  readonly text: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Says that something is wrong; the build goes on. Lines and columns count from 1. */
  warn(message: string, place?: { line: number; column: number }): void
}

/** Changes the tree of a note: in place, or by giving another one. */
// biome-ignore lint/suspicious/noConfusingVoidType: A function that changes the tree in place gives nothing.
export type TreeVisitor<Root> = (tree: Root, file: PluginFile) => Root | undefined | void

/** Adds something of its own to Markdown. */
export interface MarkdownPlugin {
  /** What problems call it. */
  name: string
  /** Is given what is written: headings, lists, directives. Notes take about half as long again to compile then. */
  mdast?: TreeVisitor<MdastRoot>
  /** Is given the elements that this becomes. Costs next to nothing. */
  hast?: TreeVisitor<HastRoot>
}

/** A plugin made for remark or rehype, alone or with its options. */
export type UnifiedPlugin = UnifiedAttacher | [UnifiedAttacher, ...options: unknown[]]
// biome-ignore lint/suspicious/noExplicitAny: Such plugins are typed each in a way of its own.
export type UnifiedAttacher = (this: any, ...options: any[]) => any
