// Builds the package: what Node runs goes to dist/, what readers' browsers load to dist/browser/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle as bundleCss } from 'lightningcss'
import { build } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
rmSync(here('dist'), { recursive: true, force: true })
mkdirSync(here('dist/browser'), { recursive: true })

await build({
  input: {
    index: here('src/index.ts'),
    theme: here('src/theme/index.ts'),
    testing: here('src/testing.ts'),
    cli: here('src/commands/cli.ts'),
  },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: {
    dir: here('dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: false,
  },
})

for (const [name, entry] of [
  ['boot', 'src/browser/boot.ts'],
  ['baseUrlBanner', 'src/browser/baseUrlBanner/baseUrlBanner.ts'],
  ['dev', 'src/browser/dev/dev.ts'],
])
  await build({
    input: here(entry),
    platform: 'browser',
    output: { file: here(`dist/browser/${name}.js`), format: 'iife', minify: true },
  })

// What islands share in the browser; the bundler of each site adds React.
await build({
  input: here('src/browser/islands/hydrateIsland.tsx'),
  platform: 'browser',
  external: /^react/,
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: { file: here('dist/browser/hydrateIsland.js'), format: 'esm' },
})

const { code } = bundleCss({ filename: here('src/theme/styles/index.css'), minify: true })
writeFileSync(here('dist/browser/theme.css'), code)
