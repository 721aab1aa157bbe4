import { defineConfig } from '@rspress/core'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import mermaid from 'rspress-plugin-mermaid'

export default defineConfig({
  root: 'docs',
  title: 'Sổ tay',
  globalStyles: `${import.meta.dirname}/node_modules/katex/dist/katex.min.css`,
  plugins: [mermaid()],
  markdown: {
    link: { checkDeadLinks: false },
    image: { checkDeadImages: false },
    remarkPlugins: [remarkMath, markFormulas],
    rehypePlugins: [rehypeKatex],
  },
  themeConfig: { lastUpdated: true },
})

/** Renders formulas as elements of their own: Rspress would read them as code in an unknown language. */
function markFormulas() {
  return function mark(node) {
    if (node.type === 'math') {
      const hChildren = [{ type: 'text', value: node.value }]
      node.data = { hName: 'div', hProperties: { className: ['math-display'] }, hChildren }
    }
    node.children?.forEach(mark)
  }
}
