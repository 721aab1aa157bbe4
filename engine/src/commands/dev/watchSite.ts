import { join, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { reportFailure } from '../terminal.ts'

/** How long to wait for further changes before acting, in ms: editors write a file in several steps. */
const settleTime = 20

/** Calls back with the absolute paths that changed, once for changes that come together, one call at a time. */
export function watchSite({ siteDir }: SiteConfig, changed: (paths: string[]) => Promise<void>): FSWatcher {
  const paths = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  const act = () => {
    const settled = [...paths]
    paths.clear()
    underWay = underWay.then(() => changed(settled)).catch(reportFailure)
  }
  const watcher = watch(siteDir, { ignoreInitial: true, ignored: (path) => isNoSource(path, siteDir) })
  watcher.on('all', (_, path) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(act, settleTime)
  })
  return watcher
}

/** What builds and tools write. */
function isNoSource(path: string, siteDir: string): boolean {
  if (/[\\/](?:node_modules|\.git|\.sotay)(?:[\\/]|$)/.test(path.slice(siteDir.length))) return true
  const output = join(siteDir, 'build')
  return path === output || path.startsWith(output + sep) || path.startsWith(`${output}.`)
}
