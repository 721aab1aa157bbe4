import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/parts/root.mjs'

const ticksPerSecond = 100

/** Builds a site in a process of its own. Gives CPU seconds of it and all it started, wall seconds, and its peak memory. */
export function measureBuild(folder) {
  const cpuBefore = cpuOfChildren()
  const began = performance.now()
  const { status, stderr, output } = spawnSync(
    process.execPath,
    [
      '--import',
      new URL('reportMemory.mjs', import.meta.url).href,
      join(root, 'engine/bin/sotay.js'),
      'build',
      folder,
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${stderr}`)
  return {
    cpu: cpuOfChildren() - cpuBefore,
    wall: (performance.now() - began) / 1000,
    memory: Number(output[3]) / 1024,
  }
}

/** User and system seconds of every process that we started and that has ended, with those they started. */
function cpuOfChildren() {
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  const [userTicks, systemTicks] = afterName.slice(13, 15).map(Number)
  return (userTicks + systemTicks) / ticksPerSecond
}
