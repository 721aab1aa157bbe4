import { type FSWatcher, watch } from 'chokidar'
import type { SiteConfig } from '../../config/siteConfig.ts'

/** How long to wait for further changes before acting, in ms: editors write a file in several steps. */
const settleTime = 20

/** Calls back with the absolute paths that changed, once for changes that come together. */
export function watchSite({ siteDir }: SiteConfig, changed: (paths: string[]) => Promise<void>): FSWatcher {
  const paths = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(siteDir, {
    ignoreInitial: true,
    ignored: (path) =>
      /[\\/](?:node_modules|\.git|\.sotay|build(?:\.new|\.old)?)(?:[\\/]|$)/.test(path.slice(siteDir.length)),
  })
  watcher.on('all', (_, path) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const settled = [...paths]
      paths.clear()
      void changed(settled)
    }, settleTime)
  })
  return watcher
}
