import { join, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { reportFailure } from '../terminal.ts'

/** How long to wait for further changes before acting, in ms: editors write a file in several steps. */
const settleTime = 20

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
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  const act = () => {
    const settled = [...paths]
    paths.clear()
    underWay = underWay.then(() => changed(settled)).catch(reportFailure)
  }
  const ignored = (path: string) => isNoSource(path, folders) || leadsAway(path)
  const watcher = watch(folders, { ignoreInitial: true, ignored })
  watcher.on('all', (_, path) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(act, settleTime)
  })
  return watcher
}

/** Whether a path is written by builds and tools, and so not watched. */
function isNoSource(path: string, folders: string[]): boolean {
  const folder = folders.find((each) => isWithin(path, each)) ?? ''
  if (/[\\/](?:node_modules|\.git|\.sotay)(?:[\\/]|$)/.test(path.slice(folder.length))) return true
  const output = join(folders[0]!, 'build')
  return isWithin(path, output) || path.startsWith(`${output}.`)
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)
