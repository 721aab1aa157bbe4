import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installedPackages } from '../engine/bundledPackages.mjs'

interface Locked {
  dependencies?: Record<string, string>
  hasInstallScript?: boolean
  scripts?: Record<string, string>
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
const locked: Record<string, Locked> = read('package-lock.json').packages

/** All that comes with the package but the binaries for one system, of which npm installs one each. */
const paths = [...installedPackages(locked, 'engine').keys()].slice(1)

test('the package installs at most 60 others', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.length).toBeLessThanOrEqual(60)
})

test('no site gets two bundlers: the versions of Vite that are let in bring the one that the package names', () => {
  const { dependencies } = read('engine/package.json')
  // A next minor version of Vite may come with another Rolldown.
  expect(dependencies.vite).toMatch(/^~/)
  expect(dependencies.rolldown).toBe(locked['node_modules/vite']!.dependencies!.rolldown)
})

test('nothing runs when the package is installed, neither its own scripts nor those of others', () => {
  const { scripts } = read('engine/package.json')
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name))).toEqual([])
  expect(paths.filter((path) => locked[path]!.hasInstallScript)).toEqual([])
})
