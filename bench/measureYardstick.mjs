import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cpuOfChildren } from './cpuOfChildren.mjs'

const yardstick = fileURLToPath(new URL('yardstick.mjs', import.meta.url))

/**
 * The CPU seconds that this machine, as busy as it is now, needs for the work that took one second where the limits
 * were set.
 */
export function measureYardstick() {
  const before = cpuOfChildren()
  spawnSync(process.execPath, [yardstick])
  return cpuOfChildren() - before
}
