import { z } from 'zod'
import type { MarkdownPlugin, UnifiedPlugin } from '../../model/markdownPlugin.ts'
import { isRecord } from '../../std/isRecord.ts'

const isPlugin = (value: unknown) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  [value.mdast, value.hast].every((part) => part === undefined || typeof part === 'function')

const plugin = z.custom<MarkdownPlugin>(
  isPlugin,
  'must be an object with a "name" and a function "mdast", "hast" or both',
)

const unifiedPlugin = z.custom<UnifiedPlugin>(
  (value) => typeof [value].flat()[0] === 'function',
  'must be a plugin, or a list of a plugin and its options',
)

/** What adds something of its own to Markdown. */
export const markdownPlugins = {
  /**
   * Plugins made for Sotay (`definePlugin`). `hast` is given the elements that a note becomes and costs next
   * to nothing. `mdast` is given what is written; notes then take about half as long again to compile, a millisecond each.
   */
  plugins: z.array(plugin).default([]),
  /**
   * Plugins made for remark. They change the tree; those that add syntax of their own cannot, for another
   * parser reads the notes, and plugins that are asynchronous cannot run. Notes take about
   * half as long again to compile, a millisecond each. Formulas, tables, directives and footnotes need no plugin.
   */
  remarkPlugins: z.array(unifiedPlugin).default([]),
  /** Plugins made for rehype; the same holds for them, but that they cost next to nothing. */
  rehypePlugins: z.array(unifiedPlugin).default([]),
}
