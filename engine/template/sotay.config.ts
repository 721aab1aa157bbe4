import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My notes',
  tagline: 'What I learn, kept in plain text',
  url: 'https://notes.example.com',
  trailingSlash: false,
  docs: { routeBasePath: '/' },
  navbar: { title: 'My notes', items: [{ type: 'search', position: 'right' }] },
})
