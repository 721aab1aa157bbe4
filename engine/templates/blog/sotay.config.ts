import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My blog',
  tagline: 'What it is about, in one line',
  url: process.env.SITE_URL ?? 'https://blog.example.com', // the real address, before you publish
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  colorMode: { respectPrefersColorScheme: true },
  docs: false,
  blog: { routeBasePath: '/', blogTitle: 'My blog', blogDescription: 'What it is about, in one line' },
  navbar: {
    title: 'My blog',
    logo: { src: 'img/favicon.svg', alt: '' },
    items: [
      { to: '/archive', label: 'Archive' },
      { to: '/tags', label: 'Tags' },
      { to: '/about', label: 'About' },
      { type: 'search', position: 'right' },
    ],
  },
})
