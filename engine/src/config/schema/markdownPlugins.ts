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

/** Plugins that change how Markdown is rendered. */
export const markdownPlugins = {
  /**
   * Plugins made for Sotay (`definePlugin`). `hast` gets the HTML tree of a note and costs next to nothing. `mdast`
   * gets the Markdown tree; notes then take about half as long again to compile, a millisecond each.
   */
  plugins: z.array(plugin).default([]),
  /**
   * Plugins made for remark. They may change the tree; plugins that add syntax or wait for something fail, because the
   * parser is another one and notes are compiled synchronously. Notes take about half as long again to compile, a
   * millisecond each. Formulas, tables, directives and footnotes need no plugin.
   */
  remarkPlugins: z.array(unifiedPlugin).default([]),
  /** Plugins made for rehype, with the limits of those for remark; they cost next to nothing. */
  rehypePlugins: z.array(unifiedPlugin).default([]),
}
