import { statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { reportFailure } from '../terminal.ts'

/** How long to wait for further changes before acting, in ms: editors write a file in several steps. */
const settleTime = 20

/** When to look at changed files again, in ms: for 50 ms after a change, the watcher passes over others of the file. */
const secondLook = 100

/**
 * Calls `changed` with the absolute paths that changed. Changes within `settleTime` make one call, and calls never
 * overlap. The site folder comes first; the others may lie inside or outside it. Where `leadsAway`, a link is not followed.
 */
export function watchSite(
  [siteDir, ...others]: [string, ...string[]],
  changed: (paths: string[]) => Promise<void>,
  leadsAway: (path: string) => boolean,
): FSWatcher {
  const folders = [siteDir, ...others.filter((folder) => !isWithin(folder, siteDir))]
  const paths = new Set<string>()
  const states = new Map<string, string | undefined>()
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  const notice = (path: string) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(act, settleTime)
  }
  const act = () => {
    const settled = [...paths]
    paths.clear()
    for (const path of settled) states.set(path, stateOf(path))
    underWay = underWay.then(() => changed(settled)).catch(reportFailure)
    setTimeout(lookAgain, secondLook, settled).unref()
  }
  const lookAgain = (settled: string[]) => {
    if (watcher.closed) return
    for (const path of settled) if (stateOf(path) !== states.get(path)) notice(path)
  }
  const ignored = (path: string) => isNoSource(path, folders) || leadsAway(path)
  const watcher = watch(folders, { ignoreInitial: true, ignored })
  watcher.on('all', (_, path) => notice(path))
  return watcher
}

/** What changes with the contents of a file; undefined for all else. */
function stateOf(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true })
    return found.isFile() ? [found.mtimeNs, found.size, found.ino].join() : undefined
  } catch {
    return undefined
  }
}

/** Whether a path is written by builds and tools, and so not watched. */
function isNoSource(path: string, folders: string[]): boolean {
  const folder = folders.find((each) => isWithin(path, each)) ?? ''
  if (/[\\/](?:node_modules|\.git|\.sotay)(?:[\\/]|$)/.test(path.slice(folder.length))) return true
  const output = join(folders[0]!, 'build')
  return isWithin(path, output) || path.startsWith(`${output}.`)
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)
