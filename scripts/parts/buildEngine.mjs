import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hashSources } from '../../engine/sourcesHash.mjs'
import { openProgressLine } from '../../engine/src/commands/progressLine.js'
import { fail } from './fail.mjs'
import { arePackagesInstalled } from './installPackages.mjs'
import { root } from './root.mjs'
import { runNode } from './runCommand.mjs'

const stamp = join(root, 'engine/dist/.sources')
/** A folder that is there while a process builds the engine. The process touches it every half second. */
const lock = join(root, 'engine/dist.lock')
const touchEvery = 500
/** After how long, in ms, a lock that nobody touches counts as left behind by a process that was killed. */
const patience = 10_000

/** Builds the engine, unless it was built from the same sources. Of several processes only one builds it. */
export async function buildEngine() {
  if (isBuilt()) return
  if (!arePackagesInstalled())
    fail('The packages are not those of package-lock.json. Run "npm install", then this again.')
  await takeLock()
  process.once('exit', releaseLock)
  const alive = setInterval(() => utimesSync(lock, new Date(), new Date()), touchEvery)
  const code = isBuilt() ? 0 : await announceAndBuild()
  clearInterval(alive)
  releaseLock()
  if (code !== 0) fail('The engine could not be built; the reason is above.')
}

// Vitest calls it by this name before its tests.
export { buildEngine as setup }

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()
}

async function announceAndBuild() {
  const line = openProgressLine()
  line.begin('Building the engine')
  const code = await runNode('engine/build.mjs')
  line.end()
  return code
}

async function takeLock() {
  while (!tryLock()) {
    await setTimeout(touchEvery)
    const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (touched && Date.now() - touched > patience) releaseLock()
  }
}

function tryLock() {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function releaseLock() {
  process.off('exit', releaseLock)
  rmSync(lock, { recursive: true, force: true })
}
