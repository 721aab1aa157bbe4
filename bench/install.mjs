import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs the dependencies of a folder's package.json, which pins their versions, unless they are installed already.
 */
export function install(folder) {
  const wanted = Object.entries(readJson(join(folder, 'package.json')).dependencies)
  if (wanted.every(([name, version]) => installedVersion(folder, name) === version)) return
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error']
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The installed version of a package in a folder; undefined when it is not there. */
export function installedVersion(folder, name) {
  const file = join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) ? readJson(file).version : undefined
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
