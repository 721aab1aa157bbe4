import { unified } from '@astrojs/markdown-remark'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import mermaid from 'astro-mermaid'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'

const katex = 'katex/dist/katex.min.css'

export default defineConfig({
  site: 'https://notes.example.com',
  markdown: { processor: unified({ remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }) },
  integrations: [mermaid(), starlight({ title: 'Sổ tay', lastUpdated: true, customCss: [katex] })],
})
