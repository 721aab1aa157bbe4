import { findBrowser } from './browser.mjs'
import { runNode, runSotay } from './parts/runCommand.mjs'
import { setUp } from './setUp.mjs'

await setUp()
const env = { ...process.env, SOTAY_CHROMIUM: await findBrowser() }
process.exitCode = await runSotay(['build', 'notes'])
if (process.exitCode === 0) {
  const args = ['notes', ...process.argv.slice(2)]
  process.exitCode = await runNode('bench/lighthouse/lighthouse.mjs', args, { env })
}
