import { readdirSync, readFileSync } from 'node:fs'

const [ticksPerSecond, pageBytes] = [100, 4096]

/** The processes of a process group, each with the CPU seconds that it has spent and the memory (MB) in use. */
export function readGroup(group) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const fields = readFields(pid)
      if (!fields || Number(fields[2]) !== group) return []
      const cpu = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
      return [{ pid, cpu, memory: (Number(fields[21]) * pageBytes) / 2 ** 20 }]
    })
}

/**
 * The fields of `/proc/PID/stat` after the process name, which may contain anything; undefined when the process has
 * ended.
 */
function readFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
