import { expect, test } from 'vitest'
import { printConfig } from './printConfig.ts'

test('settings are in the order of the reference, as one would write them', () => {
  const settings = {
    docs: { versions: { '1.0': { label: 'L\'un "a" \\ \n' } }, sidebarPath: undefined },
    url: 'https://example.com',
    title: 'Sổ tay',
    blog: false,
    redirects: [],
    search: { ignoreFiles: [/^draft\//i, 'x'], searchResultLimits: 5 },
  }
  expect(printConfig(settings)).toBe(`import { defineConfig } from 'sotay'

export default defineConfig({
  title: 'Sổ tay',
  url: 'https://example.com',
  redirects: [],
  docs: {
    versions: {
      '1.0': {
        label: 'L\\'un "a" \\\\ \\n',
      },
    },
  },
  blog: false,
  search: {
    ignoreFiles: [
      /^draft\\//i,
      'x',
    ],
    searchResultLimits: 5,
  },
})
`)
})

test('functions are code, or imports under a name that nothing else has', () => {
  const from = (from: string, name: string) =>
    Object.defineProperty(() => 0, Symbol.for('sotay.imported-as'), { value: { from, name } })
  const settings = {
    docs: {
      editUrl: ({ path }: { path: string }) => path,
      sidebarItemsGenerator: from('./src/sidebar.js', 'sidebar'),
    },
    markdown: {
      remarkPlugins: [[from('remark-emoji-all', 'default'), { depth: 1 }], from('other', 'sidebar')],
    },
  }
  expect(printConfig(settings)).toBe(`import { defineConfig } from 'sotay'
import remarkEmojiAll from 'remark-emoji-all'
import { sidebar as sidebar2 } from 'other'
import { sidebar } from './src/sidebar.js'

export default defineConfig({
  docs: {
    editUrl: ({ path }) => path,
    sidebarItemsGenerator: sidebar,
  },
  markdown: {
    remarkPlugins: [
      [
        remarkEmojiAll,
        {
          depth: 1,
        },
      ],
      sidebar2,
    ],
  },
})
`)
})
