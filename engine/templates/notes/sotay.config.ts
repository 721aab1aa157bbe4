import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My notes',
  url: process.env.SITE_URL ?? 'https://notes.example.com', // the real address, before you publish
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  colorMode: { respectPrefersColorScheme: true },
  docs: { routeBasePath: '/' },
  navbar: { title: 'My notes', logo: { src: 'img/favicon.svg', alt: '' } },
})
