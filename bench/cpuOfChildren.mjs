import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** User and system seconds of every process that we started and that has ended, with those they started. */
export function cpuOfChildren() {
  return readCpu('self').ofChildren
}

/** CPU seconds of a process so far, and of its children that have ended and were waited for. */
export function readCpu(pid) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const [user, system, childUser, childSystem] = afterName.slice(11, 15).map(Number)
  return {
    own: (user + system) / ticksPerSecond,
    ofChildren: (childUser + childSystem) / ticksPerSecond,
  }
}
