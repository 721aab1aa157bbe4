import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** User and system seconds of every process that we started and that has ended, with those they started. */
export function cpuOfChildren() {
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  const [userTicks, systemTicks] = afterName.slice(13, 15).map(Number)
  return (userTicks + systemTicks) / ticksPerSecond
}
