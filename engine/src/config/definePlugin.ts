import type { MarkdownPlugin } from '../model/markdownPlugin.ts'

/** Gives a plugin for Markdown its type, so that editors complete and check it. */
export function definePlugin(plugin: MarkdownPlugin): MarkdownPlugin {
  return plugin
}
