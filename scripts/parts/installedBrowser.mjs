import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows, as Debian packages it: it opens a page in a quarter of the time. */
export const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that is already there: the system's, or one that Playwright downloaded before. */
export async function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const { chromium } = await import('playwright-core')
  return [...onPath, ...applications, chromium.executablePath()].find(
    (path) => existsSync(path) && startsUp(path),
  )
}

/** Whether a browser starts: on some systems the program is a stub that only says how to install it. */
export function startsUp(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}
