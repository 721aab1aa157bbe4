import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My notes',
  url: 'https://notes.example.com',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  docs: { routeBasePath: '/' },
  navbar: { title: 'My notes' },
})
