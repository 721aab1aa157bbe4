import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My project',
  tagline: 'What it does, in one line',
  url: process.env.SITE_URL ?? 'https://docs.example.com', // the real address, before you publish
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  colorMode: { respectPrefersColorScheme: true },
  docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' },
  navbar: {
    title: 'My project',
    logo: { src: 'img/favicon.svg', alt: '' },
    items: [
      { to: '/install', label: 'Docs' },
      { to: '/reference/settings', label: 'Settings' },
      { type: 'search', position: 'right' },
    ],
  },
})
