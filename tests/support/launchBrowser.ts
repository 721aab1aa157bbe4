import { type Browser, chromium } from 'playwright-core'
import { installedBrowser } from '../../scripts/parts/installedBrowser.mjs'

// Nothing but the tests' own pages may use the network, and containers have neither a sandbox nor a GPU.
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a profile share a process: to begin one takes as long as a visit.
  '--renderer-process-limit=1',
  // Without windows Chromium rounds the widths of letters to whole pixels, unless it is set to what windows have.
  '--font-render-hinting=slight',
]

/** Starts the Chromium that `npm test` found, or the installed one when a test is run by itself. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.SOTAY_CHROMIUM ?? (await installedBrowser())
  if (!executablePath) throw new Error('No Chromium was found. "npm test" installs one.')
  return chromium.launch({ executablePath, args: flags })
}
