import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'
import { runNode } from './runNode.mjs'

const stamp = join(root, 'engine/dist/.sources')

/** Builds the engine, unless its sources are the same as at the last build. */
export async function buildEngine() {
  const sources = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the engine…')
  const code = await runNode('engine/build.mjs')
  if (code !== 0) fail('The engine could not be built; the reason stands above.')
  writeFileSync(stamp, sources)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of listSources()) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function listSources() {
  const below = readdirSync(join(root, 'engine/src'), { recursive: true, withFileTypes: true })
  const sources = below
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const others = [
    'engine/build.mjs',
    'engine/bundleMermaid.mjs',
    'engine/package.json',
    'package-lock.json',
  ].map((path) => join(root, path))
  return [...sources.sort(), ...others]
}
