// Prepares Mermaid, once per version: one bundle for drawing at build time, one for browsers.
// The package contains both, so that users need not install Mermaid's 200 MB of dependencies.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const packageOf = (name) => dirname(findUp(fileURLToPath(import.meta.resolve(name)), 'package.json'))
const read = (path) => readFileSync(path, 'utf8')

/**
 * Copies Mermaid into the folders for Node and for browsers. The bundles take seconds to make, so they are cached in
 * `dist.mermaid`.
 */
export async function bundleMermaid(nodeFolder, browserFolder) {
  const kept = here('dist.mermaid')
  const manifests = ['mermaid', 'svgdom'].map((name) => read(join(packageOf(name), 'package.json')))
  const key = `${hashOf([read(here('bundleMermaid.mjs')), ...manifests])}.key`
  const folder = `mermaid-${JSON.parse(manifests[0]).version}`
  if (!existsSync(join(kept, key))) {
    rmSync(kept, { recursive: true, force: true })
    await bundleForNode(join(kept, 'node'))
    copyForBrowsers(join(kept, 'browser'))
    writeFileSync(join(kept, key), '')
  }
  cpSync(join(kept, 'node'), nodeFolder, { recursive: true })
  cpSync(join(kept, 'browser'), join(browserFolder, folder), { recursive: true })
  return { key, folder }
}

function hashOf(texts) {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** Bundles Mermaid and svgdom without the parts that drawing in text does not need: fonts, formulas, other layouts. */
async function bundleForNode(dir) {
  const { output } = await build({
    input: { mermaid: 'mermaid', svgdom: 'svgdom' },
    cwd: here('.'),
    platform: 'node',
    plugins: [leaveOut, createSpeedUp()],
    output: {
      dir,
      format: 'esm',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  })
  const modules = output.flatMap((chunk) => Object.keys(chunk.modules ?? {}))
  writeFileSync(join(dir, 'LICENSES.txt'), collectLicenses(modules))
}

const leaveOut = {
  name: 'leave-out',
  resolveId: (id) => (/^(?:elkjs|fontkit|image-size|katex)(?:\/|$)/.test(id) ? '\0nothing' : undefined),
  load: (id) =>
    id === '\0nothing'
      ? 'export const imageSizeFromFile = undefined, openSync = undefined; export default undefined'
      : undefined,
}

/**
 * Replacements that make Mermaid faster. It spends a third of its time on copying its whole config, some thousand
 * settings, each time a part is read, and on naming functions.
 */
const changes = [
  [
    'return assignWithDepth_default({}, currentConfig);',
    'return lastCopy.of === currentConfig ? lastCopy.config : (lastCopy = { of: currentConfig, config: copyDeeply(currentConfig, 2) }).config;',
  ],
  ['cfg = assignWithDepth_default({}, siteCfg);', 'cfg = copyDeeply(siteCfg, 2);'],
  ['var getConfig = ', `let lastCopy = {}\n${copyDeeply}\nvar getConfig = `],
  [/Object\.defineProperty\(dst, key, \{\s*value: (\w+(?: 0)?),[^}]*\}\)/g, 'dst[key] = $1'],
  [
    'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });',
    'var __name = (target) => target;',
  ],
]

/** Does the same as Mermaid's `assignWithDepth` into an empty object. Its source is inserted into Mermaid's code. */
function copyDeeply(source, depth) {
  const copy = {}
  for (const key of Object.keys(source)) {
    const value = source[key]
    if (value === null) continue
    if (typeof value !== 'object') copy[key] = value
    else if (Array.isArray(value)) copy[key] = [...new Set(value)]
    else copy[key] = depth > 1 ? copyDeeply(value, depth - 1) : { ...value }
  }
  return copy
}

/** Applies the replacements. Fails if one of them matches nothing, which means that Mermaid's code has changed. */
function createSpeedUp() {
  const open = new Set(changes)
  const transform = (code) => {
    let changed = code
    for (const change of open) {
      const [from, to] = change
      if (changed.split(from).length < 2) continue
      changed = changed.replace(from, typeof from === 'string' ? () => to : to)
      open.delete(change)
    }
    return changed === code ? undefined : changed
  }
  const buildEnd = () => {
    for (const [from] of open) throw new Error(`This version of Mermaid no longer holds: ${from}`)
  }
  return { name: 'speed-up', transform, buildEnd }
}

/** Collects the licence texts of all bundled packages. */
export function collectLicenses(modules) {
  const folders = new Set(
    modules.filter((id) => id.includes('node_modules')).map((id) => dirname(findUp(id, 'package.json'))),
  )
  return [...folders]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(read(join(folder, 'package.json')))
      const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry))
      return `${name} ${version} (${license ?? 'see below'})\n\n${file ? read(join(folder, file)).trim() : ''}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}

/** The nearest package.json with a version: some folders hold one that only sets the module type. */
function findUp(from, name) {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const path = join(folder, name)
    if (existsSync(path) && JSON.parse(read(path)).version) return path
    if (folder === dirname(folder)) throw new Error(`No ${name} above ${from}`)
  }
}

/** Copies Mermaid's own browser build, without source maps. */
function copyForBrowsers(dir) {
  const source = join(packageOf('mermaid'), 'dist')
  mkdirSync(dir, { recursive: true })
  for (const path of ['mermaid.esm.min.mjs', 'chunks/mermaid.esm.min'])
    cpSync(join(source, path), join(dir, path), { recursive: true, filter: (file) => !file.endsWith('.map') })
  cpSync(join(packageOf('mermaid'), 'LICENSE'), join(dir, 'LICENSE'))
}
