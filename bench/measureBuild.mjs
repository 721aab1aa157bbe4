import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../scripts/parts/root.mjs'
import { cpuOfChildren } from './cpuOfChildren.mjs'

/**
 * Builds a site in a process of its own. Returns CPU seconds with those of child processes, wall-clock seconds, and
 * peak memory in MB.
 */
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
