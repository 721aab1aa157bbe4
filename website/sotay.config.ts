import { defineConfig } from 'sotay'
import { showExamples } from './showExamples.ts'

const inter = (script: string) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`

export default defineConfig({
  title: 'Sotay',
  tagline: 'A folder of Markdown becomes a fast static site',
  url: 'https://sotay.example.com',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  staticDirectories: ['../notes/static'],
  customCss: './src/css/example.css',
  fonts: {
    text: { family: 'Inter', files: ['latin', 'latin-ext', 'vietnamese'].map(inter) },
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  colorMode: { respectPrefersColorScheme: true },
  markdown: { preprocessor: showExamples },
  docs: {
    path: '../docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    backlinks: true,
    relatedNotes: true,
    showReadingTime: true,
    pageActions: 'top',
  },
  linkPreviews: true,
  machineReaders: {
    openIn: [
      { label: 'Open in ChatGPT', url: 'https://chatgpt.com/?q=Read {url}' },
      { label: 'Open in Claude', url: 'https://claude.ai/new?q=Read {url}' },
    ],
  },

  navbar: {
    title: 'Sotay',
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '' },
    items: [
      { to: '/start', label: 'Docs', position: 'left' },
      { to: '/reference/config', label: 'Settings', position: 'left' },
      { to: '/reference/errors', label: 'Errors', position: 'left' },
      { type: 'search', position: 'right' },
    ],
  },
})
