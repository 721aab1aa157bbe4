import type { Plugin } from 'vite'

/** Refuses imports of Markdown files in code: links and pictures in them are resolved for notes only. */
export const markdownImports: Plugin = {
  name: 'sotay:markdown-imports',
  enforce: 'pre',
  resolveId(id, importer) {
    if (importer && /\.mdx?$/.test(id)) throw new Error(`Markdown "${id}" in "${importer}"`)
    return undefined
  },
}
