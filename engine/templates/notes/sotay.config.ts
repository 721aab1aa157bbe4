import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'My notes',
  url: 'https://notes.example.com', // the real address, before you publish
  trailingSlash: false,
  onBrokenLinks: 'throw',
  colorMode: { respectPrefersColorScheme: true },
  docs: { routeBasePath: '/' },
})
