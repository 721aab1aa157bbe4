import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'

const { resolve } = createRequire(import.meta.url)

// Hosts KaTeX's styles on the site itself, as Docusaurus's documentation describes.
const katex = dirname(resolve('katex/dist/katex.min.css'))
for (const name of ['katex.min.css', 'fonts'])
  cpSync(join(katex, name), join('static/katex', name), { recursive: true })

const texts = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex], showLastUpdateTime: true }

/** The whole configuration, as the notes' own site has it. */
export const settings = {
  title: 'Sổ tay',
  url: 'https://notes.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'ignore',
  stylesheets: ['/katex/katex.min.css'],
  markdown: {
    mermaid: true,
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  themes: [
    '@docusaurus/theme-mermaid',
    [
      resolve('@easyops-cn/docusaurus-search-local'),
      { hashed: true, language: ['en', 'vi'], docsRouteBasePath: '/' },
    ],
  ],
  presets: [
    [
      'classic',
      {
        docs: { ...texts, routeBasePath: '/' },
        blog: { ...texts, blogSidebarCount: 'ALL', feedOptions: { type: 'all' }, onInlineTags: 'ignore' },
      },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Sổ tay', items: [{ to: '/blog', label: 'blog' }] },
    prism: { additionalLanguages: ['bash', 'java', 'hcl', 'ini', 'groovy', 'nginx', 'http', 'docker'] },
  },
}
