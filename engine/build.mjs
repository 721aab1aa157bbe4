// Builds the package: code for Node in dist/, code for browsers in dist/browser/.
// It is built next to dist/ and moved there at the end, so that nobody finds an incomplete dist/.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { build as bundle } from 'rolldown'
import { minify } from 'terser'
import { bundledModules, findPackages, writeLicenses } from './bundledPackages.mjs'
import { bundleMermaid } from './bundleMermaid.mjs'
import { bundleStyles } from './bundleStyles.mjs'
import { frameworkScales } from './frameworkScales.mjs'
import { slimFont } from './slimFont.mjs'
import { hashSources } from './sourcesHash.mjs'

/** What the engine's own components run on in browsers: a tenth of React (docs/decisions/preact-for-own-parts.md). */
const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** Leaves React to a file that all modules share; `bundle/bundle.ts` fills in its published name. */
const shareUi = {
  name: 'share-ui',
  resolveId: (id) => (id in preactForReact ? { id: './ui.js', external: true } : undefined),
}

/** Also what is safe only because nobody replaces built-in functions or compares what is no number or text. */
const compress = { passes: 8, unsafe: true, unsafe_arrows: true, unsafe_comps: true }

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const resolve = (name) => fileURLToPath(import.meta.resolve(name))
const fresh = `dist.${process.pid}`
/** The modules of packages whose code or files are in the package, for the licences and for audits. */
const contained = []
// Taken first: an edit during the build makes the result stale.
const sources = hashSources()
mkdirSync(here(`${fresh}/browser`), { recursive: true })

/** Packages of many files, or of more than is used of them: a command starts sooner with the used part of their code. */
const bundled = [
  'cac',
  'd3-force',
  // Used by the one before.
  'd3-dispatch',
  'd3-quadtree',
  'd3-timer',
  'gemoji',
  'github-slugger',
  'image-size',
  'mrmime',
  'picocolors',
  'property-information',
  'tinyglobby',
  // Both are used by the one before.
  'fdir',
  'picomatch',
  'vscode-languageserver-protocol',
  'vscode-languageserver-textdocument',
  // Both are used by the protocol.
  'vscode-jsonrpc',
  'vscode-languageserver-types',
  'yaml',
  'zod',
]
/** A fifth less to download; the names stay for whoever reads a stack trace. */
const minifyWithNames = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: true,
}
/** Of the package with the types of the protocol, which that of the protocol brings along, constants are all that runs. */
const fromProtocol = createRequire(createRequire(import.meta.url).resolve('vscode-languageserver-protocol'))
const protocolTypes = fromProtocol('vscode-languageserver-types')
/** Of the language server protocol, what no editor is answered, and the functions that look at values. */
const leaveOut = {
  name: 'leave-out',
  load(id) {
    if (/vscode-languageserver-protocol\/lib\/common\/protocol\.(?!fileOperations)\w+\.js$/.test(id))
      return 'module.exports = {}'
    return /vscode-languageserver-types\/lib\/.*main\.js$/.test(id)
      ? `module.exports = ${JSON.stringify(protocolTypes)}`
      : undefined
  },
}
const isBundled = (id) => bundled.some((name) => id === name || id.startsWith(`${name}/`))

await build({
  input: {
    index: here('src/index.ts'),
    theme: here('src/theme/index.ts'),
    client: here('src/client.ts'),
    testing: here('src/testing.ts'),
    cli: here('src/commands/cli.ts'),
    // For tests that run many commands.
    commandLine: here('src/commands/commandLine.ts'),
  },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !isBundled(id),
  transform: { jsx: { runtime: 'automatic', development: false } },
  plugins: [leaveOut],
  // Its modules, instead of those for `require`: what is not used of them is left out.
  resolve: { alias: { yaml: fileURLToPath(new URL('../browser/index.js', import.meta.resolve('yaml'))) } },
  output: {
    dir: here(fresh),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: minifyWithNames,
    comments: false,
  },
})

// Classic scripts, and the workers for the search and for offline reading.
for (const entry of [
  'boot.ts',
  'chrome/announcement.ts',
  'chrome/dropdowns.ts',
  'chrome/hideableNavbar.ts',
  'content/tabs.ts',
  'baseUrlBanner/baseUrlBanner.ts',
  'redirect.ts',
  'dev/dev.ts',
  'dev/islandCheck.ts',
  'search/searchWorker.ts',
  'offline/offlineWorker.ts',
])
  await bundleScript(entry, { format: 'iife' })

// Modules that pages import on demand, and what those with components share: Preact in place of React.
for (const entry of [
  'search/searchBox.tsx',
  'search/MarkBar.tsx',
  'search/Preview.tsx',
  'switches.ts',
  'copyPage.ts',
  'longSidebar.tsx',
  'offline/offline.tsx',
  'graph/graph.tsx',
  'viewer/viewer.tsx',
  'previews/linkPreviews.tsx',
])
  await bundleScript(entry, { format: 'esm' })
for (const server of ['algolia', 'typesense', 'meilisearch', 'opensearch'])
  await bundleScript(`search/servers/${server}.ts`, { format: 'esm', name: `search-${server}` })
await bundleScript('search/searchCode.ts', { format: 'esm', name: 'search' })
await bundleScript('search/searchPage.ts', { format: 'esm' })
const { version } = JSON.parse(readFileSync(resolve('preact/package.json'), 'utf8'))
await bundleScript('ui/runtime.ts', {
  format: 'esm',
  name: 'ui',
  banner: `/*! Preact ${version}, MIT License, Copyright (c) 2015-present Jason Miller */`,
})

// Code that all islands share in the browser; the build of each site adds React.
await build({
  input: here('src/browser/islands/hydrateIsland.tsx'),
  platform: 'browser',
  external: /^react/,
  transform: { jsx: { runtime: 'automatic', development: false } },
  output: { file: here(`${fresh}/browser/hydrateIsland.js`), format: 'esm' },
  // Tables of texts that spread other tables are left out where nobody reads them.
  treeshake: { propertyReadSideEffects: false },
})

// What islands have besides while a site is written: they keep their state after an edit.
await build({
  input: {
    devIsland: here('src/browser/dev/devIsland.tsx'),
    fastRefresh: here('src/browser/dev/fastRefresh.ts'),
  },
  platform: 'browser',
  external: /^react(?!-refresh)/,
  transform: {
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: { runtime: 'automatic', development: false },
  },
  output: {
    dir: here(`${fresh}/browser`),
    format: 'esm',
    entryFileNames: '[name].js',
    minify: minifyWithNames,
  },
  treeshake: { propertyReadSideEffects: false },
})

// The same names as in `ui.js`, from the React of a site's islands.
await build({
  input: here('src/browser/ui/runtime.ts'),
  platform: 'browser',
  external: /^react/,
  output: { file: here(`${fresh}/browser/uiReact.js`), format: 'esm' },
})

// Modules that notes and components import by names of other engines, at build time and in islands.
await build({
  input: here('src/noteExports.ts'),
  platform: 'browser',
  external: /^react|^sotay:/,
  transform: { jsx: { runtime: 'automatic', development: false } },
  // Bundlers leave out what nobody uses by its annotations.
  output: {
    file: here(`${fresh}/browser/noteExports.js`),
    format: 'esm',
    // Not compressed: calls that are put in place lose the annotations.
    minify: { ...minifyWithNames, compress: false },
    comments: { legal: false, jsdoc: false, annotation: true },
  },
  // Tables of texts that spread other tables are left out where nobody reads them.
  treeshake: { propertyReadSideEffects: false },
})

const { alertStyles } = await importSource('model/admonitionKinds.ts')
await writeStyles('theme', 'styles/index')
await writeStyles('search', 'search/search', 'components')
await writeStyles('markBar', 'search/markBar', 'components')
await writeStyles('searchPage', 'search/searchResults', 'components')
await writeStyles('overrides', 'overrides/overrides', 'components')
await writeStyles('hideableNavbar', 'navbar/hideableNavbar', 'components')
await writeStyles('navbarStyle', 'navbar/navbarStyle', 'components')
await writeStyles('manyItems', 'navbar/manyItems', 'components')
await writeStyles('dropdown', 'navbar/dropdown', 'components')
await writeStyles('sidebarFilter', 'sidebar/sidebarFilter', 'components')
await writeStyles('sidebarToggle', 'sidebar/sidebarToggle', 'components')
await writeStyles('backlinks', 'article/backlinks', 'components')
await writeStyles('pageActions', 'article/pageActions', 'components')
await writeStyles('linkPreviews', 'article/linkPreviews', 'components')
await writeStyles('announcementBar', 'navbar/announcementBar', 'components')
await writeStyles('offline', 'offline/offline', 'components')
await writeStyles('graph', 'graph/graph', 'components')
await writeStyles('lists', 'article/lists', 'components')
await writeStyles('blog', 'blog/blog', 'components')
await writeStyles('home', 'home/home', 'content')
await writeStyles('framework', 'framework/framework')
appendFileSync(here(`${fresh}/browser/framework.css`), frameworkScales())
await writeStyles('settable', 'framework/settable')
await writeStyles('boxes', 'content/boxes', 'content')
await writeStyles('rightToLeft', 'styles/rightToLeft', 'components')
await writeStyles('islandStates', 'island/islandStates', 'components')
await writeStyles('picture', 'content/picture', 'content')
await writeStyles('noteParts', 'content/noteParts', 'content')
await writeStyles('codeLines', 'content/codeLines', 'content')
await writeStyles('liveCode', 'content/liveCode', 'content')
await writeStyles('tabs', 'content/tabs', 'content')
await writeStyles('diagram', 'content/diagram', 'content')

// KaTeX's stylesheet, reduced to what its HTML uses, with the fonts that all browsers read.
const katex = resolve('katex/dist/katex.min.css').replace(/katex\.min\.css$/, '')
contained.push(`${katex}katex.min.css`)
const notWritten = /(?:^|})[^{}]*(?:\.katex-version|\.fleqn|\.leqno)[^{}]*{[^{}]*(?=})/g
const mathCss = readFileSync(`${katex}katex.min.css`, 'utf8')
  .replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
  .replace(notWritten, '')
const ownMathCss = readFileSync(here('src/theme/content/math.css'), 'utf8')
const mathStyles = transform({ filename: 'math.css', code: Buffer.from(mathCss + ownMathCss), minify: true })
writeFileSync(here(`${fresh}/browser/math.css`), mathStyles.code)

// The font of preview images, because the fonts of the build machine are unknown.
const font = dirname(resolve('@expo-google-fonts/be-vietnam-pro'))
contained.push(`${font}/package.json`)
mkdirSync(here(`${fresh}/fonts`))
for (const [name, file] of [
  ['regular', '400Regular/BeVietnamPro_400Regular.ttf'],
  ['bold', '700Bold/BeVietnamPro_700Bold.ttf'],
])
  writeFileSync(here(`${fresh}/fonts/${name}.ttf`), slimFont(readFileSync(`${font}/${file}`)))
cpSync(`${font}/LICENSE_FONT`, here(`${fresh}/fonts/LICENSE`))

// The code that draws diagrams: at build time in a process of its own, and in browsers.
const mermaid = await bundleMermaid(here(fresh), here(`${fresh}/browser`))
contained.push(...mermaid.modules.svgdom)
const bundledBefore = { mermaid: `./browser/${mermaid.folder}/mermaid.js`, svgdom: './svgdom.js' }
await build({
  input: here('src/diagrams/worker.ts'),
  platform: 'node',
  external: /^node:/,
  plugins: [
    {
      name: 'bundled-before',
      resolveId: (id) => (id in bundledBefore ? { id: bundledBefore[id], external: true } : undefined),
    },
  ],
  output: { file: here(`${fresh}/diagramWorker.js`), format: 'esm', minify: minifyWithNames },
})
const mermaidFile = JSON.stringify(bundledBefore.mermaid.replace('/browser', ''))
await bundleScript('diagrams/diagramPainter.ts', { format: 'esm', define: { mermaidFile } })

const licences = writeLicenses(findPackages(contained))
const others = `Mermaid and what it is made of: browser/${mermaid.folder}/LICENSES.txt\n\n`
writeFileSync(here(`${fresh}/LICENSES.txt`), others + licences)
const packages = findPackages([...contained, ...mermaid.modules.mermaid])
writeFileSync(here(`${fresh}/.packages`), JSON.stringify(packages.map(({ folder }) => folder)))

// The tsconfig for compiling React pages, in place of the site's own, which is for editors.
writeFileSync(here(`${fresh}/tsconfig.json`), '{}\n')
writeFileSync(here(`${fresh}/.sources`), sources)

const former = here(`${fresh}.old`)
if (existsSync(here('dist'))) renameSync(here('dist'), former)
renameSync(here(fresh), here('dist'))
rmSync(former, { recursive: true, force: true })

/** Bundles, and takes down which packages the bundle has code of. */
async function build(options) {
  const result = await bundle(options)
  contained.push(...bundledModules(result.output))
  return result
}

/**
 * Bundles a script of `src/browser/` into a file named after its entry. Terser, which joins functions that are called
 * once, takes another 3 % off; those that are left then compress better at the beginning of what they are in.
 */
async function bundleScript(entry, { format, name = parse(entry).name, define, banner = '' }) {
  const { output } = await build({
    input: here(`src/browser/${entry}`),
    platform: 'browser',
    plugins: format === 'esm' && name !== 'ui' ? [shareUi] : [],
    resolve: { alias: preactForReact },
    transform: { define, jsx: { runtime: 'automatic', development: false } },
    write: false,
    output: { format, minify: true, comments: false },
  })
  const options = { ecma: 2022, module: format === 'esm', compress }
  const joined = await minify(output[0].code, options)
  const hoisting = { ...options, compress: { ...compress, hoist_funs: true } }
  const { code } = await minify(joined.code, hoisting)
  writeFileSync(here(`${fresh}/browser/${name}.js`), banner + code)
}

/** Bundles a stylesheet of `src/theme/`; `layer` is its cascade layer, unless it declares one itself. */
async function writeStyles(name, source, layer) {
  const code = await bundleStyles(here(`src/theme/${source}.css`), { 'alerts.css': alertStyles() })
  writeFileSync(here(`${fresh}/browser/${name}.css`), layer ? `@layer ${layer}{${code}}` : code)
}

/** Imports a module of `src/`, which Node cannot read before it is compiled. */
async function importSource(path) {
  const { output } = await bundle({ input: here(`src/${path}`), write: false })
  return await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
