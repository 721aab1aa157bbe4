import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Cleans up after a killed build: removes the folder it was writing, and restores the old site that it had just moved
 * aside. Folders of running builds are left alone.
 */
export function recoverFolder(folder: string): void {
  const leftovers = findLeftovers(folder)
  const former = leftovers.find((path) => path.endsWith('.old'))
  if (former && !existsSync(folder)) renameSync(former, folder)
  for (const path of leftovers) rmSync(path, { recursive: true, force: true })
}

function findLeftovers(folder: string): string[] {
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.`]
  if (!existsSync(parent)) return []
  return readdirSync(parent).flatMap((name) => {
    const [, pid] = (name.startsWith(prefix) && /^(\d+)\.(?:new|old)$/.exec(name.slice(prefix.length))) || []
    return pid !== undefined && !isRunning(Number(pid)) ? [join(parent, name)] : []
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
