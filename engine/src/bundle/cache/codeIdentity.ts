import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names the code that runs. Undefined when that is the sources, as in tests: they change unseen. */
export function codeIdentity(packageFolder: string): string | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : packageIdentity(packageFolder)
}

/**
 * A hash of a package as it was built and of the versions of what it depends on. What was kept under another one was
 * made by other code.
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

/** Dependencies lie in a `node_modules` folder beside the package, or of a folder around it. */
function installedVersion(name: string, from: string): string | undefined {
  const manifest = readManifest(join(from, 'node_modules', name))
  if (manifest || dirname(from) === from) return manifest?.version
  return installedVersion(name, dirname(from))
}

function readManifest(folder: string): { version: string; dependencies: Record<string, string> } | undefined {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
