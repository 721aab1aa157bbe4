import { statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { isThere } from '../../config/readFile.ts'
import { reportFailure } from '../terminal.ts'

/** How long to wait for further changes before acting, in ms: editors write a file in several steps. */
const settleTime = 20

/** When to look at changed files again, in ms: for 50 ms after a change, the watcher passes over others of the file. */
const secondLook = 100

/** How often to look whether a folder that was removed is back, in ms: a watcher never sees one of its own return. */
const returnTime = 250

/** What `watchSite` gives. */
export interface SiteWatcher {
  /** Fulfilled when no further change can be missed. */
  ready: Promise<void>
  isClosed(): boolean
  close(): Promise<void>
}

/**
 * Calls `changed` with the absolute paths that changed. Changes within `settleTime` make one call, and calls never
 * overlap. The site folder comes first; the others may lie inside or outside it. Where `leadsAway`, a link is not
 * followed. A folder that is removed, or moved away, is watched again when it is back.
 */
export function watchSite(
  [siteDir, ...others]: [string, ...string[]],
  changed: (paths: string[]) => Promise<void>,
  leadsAway: (path: string) => boolean,
): SiteWatcher {
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
    for (const path of settled) if (!isClosed && stateOf(path) !== states.get(path)) notice(path)
  }
  const ignored = (path: string) => isNoSource(path, folders) || leadsAway(path)
  const open = () =>
    openWatcher(folders, ignored, (event, path) => {
      notice(path)
      if (event === 'unlinkDir' && folders.includes(path)) void openAgain(path)
    })
  const openAgain = async (folder: string) => {
    while (!isClosed && !isThere(folder)) await wait(returnTime)
    if (isClosed) return
    const former = watcher
    watcher = open()
    await Promise.all([former.close(), watcher.ready])
    notice(folder)
  }
  let isClosed = false
  let watcher = open()
  return {
    ready: watcher.ready,
    isClosed: () => isClosed,
    close() {
      isClosed = true
      return watcher.close()
    },
  }
}

function openWatcher(
  folders: string[],
  ignored: (path: string) => boolean,
  notice: (event: string, path: string) => void,
) {
  for (const folder of folders) comeBack(folder)
  // Chokidar asks with slashes, on Windows too.
  const options = { ignoreInitial: true, ignored: (path: string) => ignored(normalize(path)) }
  const watcher = watch(folders, options).on('all', notice)
  return { close: () => watcher.close(), ready: new Promise<void>((done) => watcher.once('ready', done)) }
}

/** A process that is in a folder which was removed is nowhere, and so are those that it starts. */
function comeBack(folder: string): void {
  if (isWithin(process.cwd(), folder)) process.chdir(process.cwd())
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
