import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A hash that identifies the running code. Undefined when it runs from sources, as in tests, where changes go
 * unnoticed.
 */
export function codeIdentity(packageFolder: string): string | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : packageIdentity(packageFolder)
}

/**
 * A hash of a package as built, and of the versions of its dependencies. Cache entries under another hash were made by
 * other code.
 */
export function packageIdentity(packageFolder: string): string {
  const built = join(packageFolder, 'dist')
  const identity = createHash('sha256')
  for (const name of readdirSync(built).filter((name) => name.endsWith('.js')))
    identity.update(name).update(readFileSync(join(built, name)))
  const { dependencies } = readManifest(packageFolder)!
  for (const name of Object.keys(dependencies))
    identity.update(`${name} ${installedVersion(name, packageFolder)}\n`)
  return identity.digest('hex')
}

/** Looks for a dependency in the `node_modules` folder of a package, then of the folders around it. */
function installedVersion(name: string, from: string): string | undefined {
  const manifest = readManifest(join(from, 'node_modules', name))
  if (manifest || dirname(from) === from) return manifest?.version
  return installedVersion(name, dirname(from))
}

function readManifest(folder: string): { version: string; dependencies: Record<string, string> } | undefined {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
