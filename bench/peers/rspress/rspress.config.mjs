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
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeKatex],
  },
  themeConfig: { lastUpdated: true },
})
