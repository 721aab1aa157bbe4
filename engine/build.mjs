// Builds the package: what Node runs goes to dist/, what readers' browsers load to dist/browser/.
// It is built beside dist/ and put in its place at the end, so that nobody meets half of it.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle as bundleCss } from 'lightningcss'
import { build } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const fresh = `dist.${process.pid}`
mkdirSync(here(`${fresh}/browser`), { recursive: true })

await build({
  input: {
    index: here('src/index.ts'),
    theme: here('src/theme/index.ts'),
    client: here('src/client.ts'),
    testing: here('src/testing.ts'),
    cli: here('src/commands/cli.ts'),
  },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: {
    dir: here(fresh),
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
    output: { file: here(`${fresh}/browser/${name}.js`), format: 'iife', minify: true },
  })

// What islands share in the browser; the bundler of each site adds React.
await build({
  input: here('src/browser/islands/hydrateIsland.tsx'),
  platform: 'browser',
  external: /^react/,
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: { file: here(`${fresh}/browser/hydrateIsland.js`), format: 'esm' },
})

const { code } = bundleCss({ filename: here('src/theme/styles/index.css'), minify: true })
writeFileSync(here(`${fresh}/browser/theme.css`), code)

const former = here(`${fresh}.old`)
if (existsSync(here('dist'))) renameSync(here('dist'), former)
renameSync(here(fresh), here('dist'))
rmSync(former, { recursive: true, force: true })
