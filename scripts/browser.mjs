import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fail } from './parts/fail.mjs'
import { installedBrowser, startsUp, windowless } from './parts/installedBrowser.mjs'
import { runCommand, runNode } from './parts/runCommand.mjs'

/** The path of a Chromium for the tests. One is installed when the system has none. */
export async function findBrowser() {
  const named = process.env.SOTAY_CHROMIUM
  if (named)
    return startsUp(named) ? named : fail(`SOTAY_CHROMIUM names "${named}", but no browser starts there.`)
  const found = await installedBrowser()
  if (found && basename(found) === windowless) return found
  const best = (await installFromDebian()) ?? found ?? (await downloadWithPlaywright())
  if (best) return best
  return fail(
    'The tests need a Chromium, and none could be found or installed.',
    'Install one and run the command again, or name one: SOTAY_CHROMIUM=/path/to/chromium npm test',
  )
}

/** Without windows the tests take half the time, so it is worth a package where another Chromium is there. */
async function installFromDebian() {
  if (!isDebian() || process.getuid?.() !== 0) return undefined
  console.log(`Installing ${windowless} with apt-get…`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const aptGet = (...args) => runCommand('apt-get', ['-qq', ...patience, ...args], options).catch(() => 1)
  const install = (name) => aptGet('install', '-y', '--no-install-recommends', name)
  await aptGet('update')
  // Older releases of Debian have the whole browser only.
  if ((await install(windowless)) !== 0 && !(await installedBrowser())) await install('chromium')
  return installedBrowser()
}

/** Distributions derived from Debian do not count: their package `chromium` only points to another installer. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function downloadWithPlaywright() {
  console.log('Downloading Chromium with Playwright…')
  const isLinuxRoot = process.platform === 'linux' && process.getuid() === 0
  const flags = ['--no-shell', ...(isLinuxRoot ? ['--with-deps'] : [])]
  await runNode('node_modules/playwright-core/cli.js', ['install', 'chromium', ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return installedBrowser()
}
