import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openProgressLine } from '../../engine/src/commands/progressLine.js'
import { fail } from './fail.mjs'
import { isInstalled } from './isInstalled.mjs'
import { root } from './root.mjs'
import { runCommand } from './runCommand.mjs'

/** Installs the packages when node_modules does not match the lock file. */
export async function installPackages() {
  if (arePackagesInstalled()) return
  const wanted = readLock('package-lock.json')
  const stop = showInstalling(wanted)
  const code = await runNpm([
    wanted ? 'ci' : 'install',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  stop()
  if (code === 0) return
  fail(
    `npm could not install the packages (exit code ${code}); its own message is above.`,
    'Check the connection and the registry ("npm config get registry"), then run the command again.',
  )
}

/** Whether node_modules matches the lock file. */
export function arePackagesInstalled() {
  const wanted = readLock('package-lock.json')
  // npm's own record of what it installed; missing after an interrupted install.
  const installed = readLock('node_modules/.package-lock.json')
  return installed !== undefined && (!wanted || isInstalled(wanted, installed))
}

/** Shows how many of the wanted packages are on the disk, because npm does not say. */
function showInstalling(wanted) {
  const line = openProgressLine()
  const stage = line.begin('Installing packages')
  // Optional ones are for other systems, most of them.
  const places = Object.entries(wanted?.packages ?? {})
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .map(([path]) => path)
  const look = () => {
    const found = places.filter((path) => existsSync(join(root, path, 'package.json'))).length
    stage.count(found, places.length)
  }
  const timer = setInterval(look, 500).unref()
  return () => {
    clearInterval(timer)
    line.end()
  }
}

function readLock(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Hides npm's summary and its warnings, which the reader can do nothing about; errors are shown. */
function runNpm(args) {
  const options = { stdio: ['ignore', 'ignore', 'pipe'] }
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return runCommand(process.execPath, [script, ...args], options)
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' }).catch(() =>
    fail('npm was not found. It comes with Node: https://nodejs.org'),
  )
}
