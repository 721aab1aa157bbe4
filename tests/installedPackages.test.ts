import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  hasInstallScript?: boolean
  scripts?: Record<string, string>
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
const locked: Record<string, Locked> = read('package-lock.json').packages

/** Where a package finds another one: beside it, or beside a package that holds it. */
function findPackage(from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (locked[path]) return path
  return from ? findPackage(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name) : undefined
}

/** All that comes with the package but the binaries for one system, of which npm installs one each. */
function installedPackages(): string[] {
  const found = new Set(['engine'])
  for (const path of found)
    for (const name of Object.keys(locked[path]!.dependencies ?? {})) {
      const dependency = findPackage(path, name)
      expect(dependency, `${name} of ${path}`).toBeDefined()
      found.add(dependency!)
    }
  return [...found].slice(1)
}

test('the package installs at most 60 others', () => {
  expect(installedPackages().length).toBeGreaterThan(20)
  expect(installedPackages().length).toBeLessThanOrEqual(60)
})

test('nothing runs when the package is installed, neither its own scripts nor those of others', () => {
  const { scripts } = read('engine/package.json')
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name))).toEqual([])
  expect(installedPackages().filter((path) => locked[path]!.hasInstallScript)).toEqual([])
})
