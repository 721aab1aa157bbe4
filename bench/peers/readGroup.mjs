import { readdirSync, readFileSync } from 'node:fs'

const [ticksPerSecond, pageBytes] = [100, 4096]

/** The processes of a group, each with the CPU seconds that it has spent and the memory (MB) that it holds now. */
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

/** The fields after the name, which may hold anything; nothing when the process has ended. */
function readFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
