import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My notes',
  url: 'https://notes.example.com', // the real address, before you publish
  trailingSlash: false,
  onBrokenLinks: 'throw',
  docs: { routeBasePath: '/' },
  navbar: { title: 'My notes' },
})
