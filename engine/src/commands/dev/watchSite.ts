import { type Stats, statSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { isThere } from '../../config/readFile.ts'
import { isWithin } from '../lastBuild/task.ts'
import { reportFailure } from '../terminal.ts'

/** How long to wait for further changes before acting, in ms: editors write a file in several steps. */
const settleTime = 20

/** When to look at changed files again, in ms: for 50 ms after a change, the watcher passes over others of the file. */
const secondLook = 100

/** How often to look whether a folder that was removed is back, in ms: a watcher never sees one of its own return. */
const returnTime = 250

/** From how many notes on the first page comes before the watcher, which looks at each file: that takes a tenth of a second. */
const manyNotes = 1000

/** How long no request may come before a server counts as quiet, in ms (a waiting browser asks each second), and how often to look. */
const [quietTime, looks] = [1100, 3]

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
 * followed. A folder that is removed, or moved away, is watched again when it is back. What has changed since a time
 * (`since`, ms as of `Date.now`) before the watcher saw it counts as changed, too.
 */
export function watchSite(
  [siteDir, ...others]: [string, ...string[]],
  changed: (paths: string[]) => Promise<void>,
  leadsAway: (path: string) => boolean,
  since?: number,
): SiteWatcher {
  const folders = [siteDir, ...others.filter((folder) => !isWatched(folder, siteDir))]
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
  const open = (since?: number) =>
    openWatcher({ folders, leadsAway, since }, (event, path) => {
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
  let watcher = open(since)
  return {
    ready: watcher.ready,
    isClosed: () => isClosed,
    close() {
      isClosed = true
      return watcher.close()
    },
  }
}

/** Watches a site until its server is closed: from now on, or from when the first page of a large one is served. */
export async function watchInTime(server: Server, noteCount: number, watch: () => SiteWatcher) {
  const begin = () => {
    const watcher = watch()
    server.once('close', () => void watcher.close())
    return watcher.ready
  }
  if (noteCount < manyNotes) await begin()
  else void untilQuiet(server).then(() => (server.listening ? begin() : undefined))
}

/** Waits until a server has answered what it was asked, but not for long. */
async function untilQuiet(server: Server): Promise<void> {
  let last: ServerResponse | undefined
  const note = (_: unknown, response: ServerResponse) => {
    last = response
  }
  server.on('request', note)
  for (let look = 0; look < looks; look++) {
    const before = last
    await wait(quietTime)
    if (last === before && last?.headersSent !== false) break
  }
  server.off('request', note)
}

interface Watched {
  folders: string[]
  leadsAway(path: string): boolean
  since: number | undefined
}

function openWatcher(
  { folders, leadsAway, since = Number.POSITIVE_INFINITY }: Watched,
  notice: (event: string, path: string) => void,
) {
  for (const folder of folders) comeBack(folder)
  // Chokidar asks with slashes, on Windows too, and about each path without its state as well: by its state, what is no
  // link need not be looked at again.
  const ignored = (asked: string, state?: Stats) => {
    const path = normalize(asked)
    return isNoSource(path, folders) || ((!state || state.isSymbolicLink()) && leadsAway(path))
  }
  // What is found at first is reported as added.
  const isFormer = (event: string, path: string, state?: Stats) =>
    event.startsWith('add') && !(state && state.ctimeMs > since && !folders.includes(path))
  const watcher = watch(folders, { ignored })
  let isReady = false
  watcher.on('all', (event, path, state) => {
    if (isReady || !isFormer(event, path, state)) notice(event, path)
  })
  const ready = new Promise<void>((done) => watcher.once('ready', done)).then(() => {
    isReady = true
  })
  return { close: () => watcher.close(), ready }
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

/** Whether a path is written by builds and tools, and so not watched unless it is named itself. */
function isNoSource(path: string, folders: string[]): boolean {
  const folder = folders.findLast((each) => isWithin(path, each)) ?? ''
  if (/[\\/](?:node_modules|\.git|\.sotay)(?:[\\/]|$)/.test(path.slice(folder.length))) return true
  const output = join(folders[0]!, 'build')
  return isWithin(path, output) || path.startsWith(`${output}.`)
}

const isWatched = (path: string, folder: string) => isWithin(path, folder) && !isNoSource(path, [folder])
