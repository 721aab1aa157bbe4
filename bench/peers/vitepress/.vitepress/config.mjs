import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withMermaid } from 'vitepress-plugin-mermaid'

export default withMermaid({
  title: 'Sổ tay',
  srcDir: 'docs',
  cleanUrls: true,
  ignoreDeadLinks: true,
  lastUpdated: true,
  markdown: { math: true, config: leaveCodeAlone },
  themeConfig: { search: { provider: 'local' }, sidebar: listFolder('') },
})

/** Marks inline code with `v-pre`, so that Vue does not interpret braces in it. */
function leaveCodeAlone({ renderer: { rules } }) {
  const render = rules.code_inline
  rules.code_inline = (...given) => render(...given).replace('<code', '<code v-pre')
}

/** The folders as a sidebar, which VitePress does not make by itself. */
function listFolder(folder) {
  const entries = readdirSync(join(import.meta.dirname, '../docs', folder), { withFileTypes: true })
  return entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return { text: entry.name, collapsed: true, items: listFolder(path) }
    return { text: entry.name.replace('.md', ''), link: path.replace('.md', '') }
  })
}
