import { defineConfig } from 'sotay'
import { glossary } from './glossary.ts'

const inter = (script: string) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`

export default defineConfig({
  title: 'Sổ tay',
  tagline: 'Study and personal notes',
  url: 'https://notes.example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  previewImages: true,
  offline: true,

  fonts: {
    text: { family: 'Inter', files: ['latin', 'vietnamese'].map(inter) },
    display: 'optional',
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',

  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    showLastUpdateTime: true,
    graph: true,
  },

  blog: {
    blogTitle: 'Blog',
    blogDescription:
      'Worked examples beside the notes: failures and their causes, ways to learn, ways to keep notes, in English and Vietnamese.',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    feedOptions: { type: 'all', title: 'Sổ tay', description: 'Posts of the notes, whole.' },
  },

  search: { synonyms: glossary, highlightSearchTermsOnTargetPage: true },

  // Narrow enough for most diagrams to fit the column at full size.
  mermaid: {
    options: {
      flowchart: { minNodeWidth: 90, nodeSpacing: 36, rankSpacing: 44 },
      sequence: { width: 110, actorMargin: 36, diagramMarginX: 20 },
      state: { minNodeWidth: 90 },
    },
  },

  navbar: {
    title: 'Sổ tay',
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '' },
    items: [
      { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left' },
      { to: '/blog', label: 'Blog', position: 'left' },
      { to: '/tags', label: 'Tags', position: 'left' },
      { type: 'search', position: 'right' },
    ],
  },

  footer: {
    style: 'light',
    links: [
      {
        title: 'Foundations',
        items: [
          { label: 'Networking', to: '/foundations/networking/foundations/osi-model' },
          { label: 'Operating system', to: '/foundations/operating system/info' },
          { label: 'Sources', to: '/foundations/z-source' },
        ],
      },
      {
        title: 'Guides',
        items: [
          { label: 'SSH setup', to: '/guides/technical/ssh-setup' },
          { label: 'Git convention', to: '/guides/technical/git-convention' },
          { label: 'Vim', to: '/guides/technical/vim' },
          { label: 'About these notes', to: '/about' },
          { label: 'Map of the notes', to: '/graph' },
          { label: 'Read offline', to: '/offline' },
        ],
      },
      {
        title: 'Tiếng Việt',
        items: [
          { label: 'Học cách học', to: '/personal dev/sharing/hoc-cach-hoc' },
          { label: 'Ghi chú hiệu quả', to: '/personal dev/sharing/ghi-chu-hieu-qua' },
          { label: 'Chuyện nghề DevOps', to: '/personal dev/sharing/chuyen-nghe-devops' },
        ],
      },
    ],
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: 'Sổ tay' },
    copyright: 'Notes kept as plain Markdown. Built with Sotay.',
  },
})
