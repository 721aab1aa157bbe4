import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { isInstalled } from './isInstalled.mjs'
import { root } from './root.mjs'
import { runCommand } from './runCommand.mjs'

/** Installs the packages when node_modules does not match the lock file. */
export async function installPackages() {
  const wanted = readLock('package-lock.json')
  // npm's own record of what it installed; missing after an interrupted install.
  const installed = readLock('node_modules/.package-lock.json')
  if (installed && (!wanted || isInstalled(wanted, installed))) return
  console.log('Installing packages…')
  const code = await runNpm([
    wanted ? 'ci' : 'install',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code === 0) return
  fail(
    `npm could not install the packages (exit code ${code}); its own message stands above.`,
    'Check the connection and the registry ("npm config get registry"), then run the command again.',
  )
}

function readLock(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Hides npm's summary and its warnings, which the reader can do nothing about; errors are shown. */
function runNpm(args) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return runCommand(process.execPath, [script, ...args], options)
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' }).catch(() =>
    fail('npm was not found. It comes with Node: https://nodejs.org'),
  )
}
