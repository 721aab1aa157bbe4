import { expect, test } from 'vitest'
import { printConfig } from './adoptConfig.ts'

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
