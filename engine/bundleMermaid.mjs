// Prepares Mermaid, once per version: one bundle, which draws at build time and in browsers, and the page it draws on at
// build. The package contains them, so that users need not install Mermaid's 200 MB of dependencies.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { bundledModules, findPackages, packageFile, writeLicenses } from './bundledPackages.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const read = (path) => readFileSync(path, 'utf8')

/**
 * Copies Mermaid into the folder for browsers, and svgdom into that for Node. The bundles take seconds to make, so they
 * are cached in `dist.mermaid`.
 */
export async function bundleMermaid(nodeFolder, browserFolder) {
  const kept = here('dist.mermaid')
  const manifests = ['mermaid', 'svgdom', 'rolldown'].map((name) =>
    read(packageFile(fileURLToPath(import.meta.resolve(name)))),
  )
  const code = ['bundleMermaid.mjs', 'bundledPackages.mjs'].map((name) => read(here(name)))
  const key = hashOf([...code, ...manifests])
  if (!existsSync(join(kept, key))) await fill(kept, key)
  // The key keeps a browser that holds files of another build from mixing them.
  const folder = `mermaid-${JSON.parse(manifests[0]).version}-${key.slice(0, 8)}`
  cpSync(join(kept, 'mermaid'), join(browserFolder, folder), { recursive: true })
  cpSync(join(kept, 'svgdom.js'), join(nodeFolder, 'svgdom.js'))
  return { folder, modules: JSON.parse(read(join(kept, key))) }
}

function hashOf(texts) {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** Makes the bundles anew; the file with the name of the key comes last, and lists what is in them. */
async function fill(kept, key) {
  const fresh = `${kept}.${process.pid}`
  const mermaid = await bundle('mermaid', 'browser', join(fresh, 'mermaid'), [createSpeedUp()])
  const svgdom = await bundle('svgdom', 'node', fresh, [leaveOut])
  writeFileSync(join(fresh, 'mermaid/LICENSES.txt'), writeLicenses(findPackages(mermaid)))
  writeFileSync(join(fresh, key), JSON.stringify({ mermaid, svgdom }))
  rmSync(kept, { recursive: true, force: true })
  renameSync(fresh, kept)
}

async function bundle(name, platform, dir, plugins) {
  const { output } = await build({
    input: { [name]: name },
    cwd: here('.'),
    platform,
    plugins,
    output: {
      dir,
      format: 'esm',
      minify: true,
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  })
  return bundledModules(output)
}

/** svgdom measures text by fonts; Sotay has its own measures. */
const leaveOut = {
  name: 'leave-out',
  resolveId: (id) => (/^(?:fontkit|image-size)(?:\/|$)/.test(id) ? '\0nothing' : undefined),
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
