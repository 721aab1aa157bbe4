import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU seconds (user and system) of all ended child processes, with their own children. */
export function cpuOfChildren() {
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  const [userTicks, systemTicks] = afterName.slice(13, 15).map(Number)
  return (userTicks + systemTicks) / ticksPerSecond
}
