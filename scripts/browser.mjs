import { existsSync, readFileSync } from 'node:fs'
import { fail } from './parts/fail.mjs'
import { installedBrowser, startsUp } from './parts/installedBrowser.mjs'
import { runCommand } from './parts/runCommand.mjs'
import { runNode } from './parts/runNode.mjs'

/** The path of a Chromium for the tests. One is installed when the system has none. */
export async function findBrowser() {
  const named = process.env.SOTAY_CHROMIUM
  if (named)
    return startsUp(named) ? named : fail(`SOTAY_CHROMIUM names "${named}", but no browser starts there.`)
  const found = (await installedBrowser()) ?? (await installFromDebian()) ?? (await downloadWithPlaywright())
  if (found) return found
  return fail(
    'The tests need a Chromium, and none could be found or installed.',
    'Install one and run the command again, or name one: SOTAY_CHROMIUM=/path/to/chromium npm test',
  )
}

async function installFromDebian() {
  if (!isDebian() || process.getuid?.() !== 0) return undefined
  console.log('Installing Chromium with apt-get…')
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const aptGet = (...args) => runCommand('apt-get', ['-qq', ...args], options).catch(() => 1)
  await aptGet('update')
  await aptGet('install', '-y', '--no-install-recommends', 'chromium')
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
