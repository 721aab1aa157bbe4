// Builds the package: what Node runs goes to dist/, what readers' browsers load to dist/browser/.
// It is built beside dist/ and put in its place at the end, so that nobody meets half of it.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle as bundleCss, transform } from 'lightningcss'
import { build } from 'rolldown'
import { bundleMermaid } from './bundleMermaid.mjs'

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
  ['searchWorker', 'src/browser/search/searchWorker.ts'],
])
  await build({
    input: here(entry),
    platform: 'browser',
    output: { file: here(`${fresh}/browser/${name}.js`), format: 'iife', minify: true },
  })

// The search is imported when the reader comes near it; what asks a search server, on sites that have one.
for (const [name, entry] of [
  ['search', 'src/browser/search/search.ts'],
  ['algolia', 'src/browser/search/algolia/algoliaClient.ts'],
])
  await build({
    input: here(entry),
    platform: 'browser',
    output: { file: here(`${fresh}/browser/${name}.js`), format: 'esm', minify: true },
  })

for (const name of ['switches', 'copyPage'])
  await build({
    input: here(`src/browser/${name}.ts`),
    platform: 'browser',
    output: { file: here(`${fresh}/browser/${name}.js`), format: 'esm', minify: true },
  })

// What islands share in the browser; the bundler of each site adds React.
await build({
  input: here('src/browser/islands/hydrateIsland.tsx'),
  platform: 'browser',
  external: /^react/,
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: { file: here(`${fresh}/browser/hydrateIsland.js`), format: 'esm' },
})

// What notes and components import by the names of other engines, at build and in islands.
await build({
  input: here('src/browser/noteModules.ts'),
  platform: 'browser',
  external: /^react|^sotay:/,
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: { file: here(`${fresh}/browser/noteModules.js`), format: 'esm' },
})

const results = bundleCss({ filename: here('src/theme/search/searchResults.css'), minify: true })
writeFileSync(here(`${fresh}/browser/search.css`), `@layer components{${results.code}}`)

const blogStyles = bundleCss({ filename: here('src/theme/blog/blog.css'), minify: true })
writeFileSync(here(`${fresh}/browser/blog.css`), `@layer components{${blogStyles.code}}`)

const { code } = bundleCss({ filename: here('src/theme/styles/index.css'), minify: true })
writeFileSync(here(`${fresh}/browser/theme.css`), code)

// The stylesheet of KaTeX with what its HTML needs, and its fonts in the one format that all browsers read.
const katex = fileURLToPath(new URL('.', import.meta.resolve('katex')))
const notWritten = /(?:^|})[^{}]*(?:\.katex-version|\.fleqn|\.leqno)[^{}]*{[^{}]*(?=})/g
const mathCss = readFileSync(`${katex}katex.min.css`, 'utf8')
  .replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
  .replace(notWritten, '')
const ownMathCss = readFileSync(here('src/theme/content/math.css'), 'utf8')
const mathStyles = transform({ filename: 'math.css', code: Buffer.from(mathCss + ownMathCss), minify: true })
writeFileSync(here(`${fresh}/browser/math.css`), mathStyles.code)
cpSync(`${katex}fonts`, here(`${fresh}/browser/fonts`), {
  recursive: true,
  filter: (path) => /fonts$|\.woff2$/.test(path),
})

// The font of preview pictures; nobody can rely on the fonts of the system that builds a site.
const font = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/be-vietnam-pro')))
mkdirSync(here(`${fresh}/fonts`))
cpSync(`${font}/400Regular/BeVietnamPro_400Regular.ttf`, here(`${fresh}/fonts/regular.ttf`))
cpSync(`${font}/700Bold/BeVietnamPro_700Bold.ttf`, here(`${fresh}/fonts/bold.ttf`))
cpSync(`${font}/LICENSE_FONT`, here(`${fresh}/fonts/LICENSE`))

// What draws diagrams: at build in a thread of its own, and what pages with diagrams load.
const mermaid = await bundleMermaid(here(`${fresh}/mermaid`), here(`${fresh}/browser`))
await build({
  input: here('src/diagrams/worker.ts'),
  platform: 'node',
  external: /^node:/,
  plugins: [
    {
      name: 'bundled-before',
      resolveId: (id) =>
        /^(?:mermaid|svgdom)$/.test(id) ? { id: `./mermaid/${id}.js`, external: true } : undefined,
    },
  ],
  output: { file: here(`${fresh}/diagramWorker.js`), format: 'esm', banner: `// ${mermaid.key}` },
})
for (const name of ['diagramViewer', 'diagramPainter'])
  await build({
    input: here(`src/browser/diagrams/${name}.ts`),
    platform: 'browser',
    transform: { define: { mermaidFolder: JSON.stringify(`./${mermaid.folder}`) } },
    output: { file: here(`${fresh}/browser/${name}.js`), format: 'esm', minify: true },
  })
await build({
  input: here('src/browser/pictures/pictureViewer.ts'),
  platform: 'browser',
  output: { file: here(`${fresh}/browser/pictureViewer.js`), format: 'esm', minify: true },
})
const pictureStyles = bundleCss({ filename: here('src/theme/content/picture.css'), minify: true })
writeFileSync(here(`${fresh}/browser/picture.css`), `@layer content{${pictureStyles.code}}`)
const diagramStyles = bundleCss({ filename: here('src/theme/content/diagram.css'), minify: true })
writeFileSync(here(`${fresh}/browser/diagram.css`), `@layer content{${diagramStyles.code}}`)

const former = here(`${fresh}.old`)
if (existsSync(here('dist'))) renameSync(here('dist'), former)
renameSync(here(fresh), here('dist'))
rmSync(former, { recursive: true, force: true })
