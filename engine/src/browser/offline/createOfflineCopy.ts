import type { OfflineSite } from '../../model/offlineSite.ts'
import { downloadSite } from './downloadSite.ts'
import { type OfflineState, readOfflineState, removeSite } from './offlineState.ts'

/** Downloads, updates and removes the offline copy of a site as the reader asks, and shows each state. */
export function createOfflineCopy(site: OfflineSite, show: (state: OfflineState) => void) {
  let underWay: AbortController | undefined
  const stop = () => underWay?.abort()
  const look = async () => show(await readOfflineState(site))
  const keep = async () => {
    let done = 0
    const progress = (there: number) => {
      done = there
      show({ kind: 'keeping', done })
    }
    underWay = new AbortController()
    progress(0)
    try {
      await downloadSite(site, { stop: underWay, progress })
      await look()
    } catch (error) {
      show({ kind: 'stopped', done, reason: reasonOf(error) })
    }
    underWay = undefined
  }
  const remove = async () => {
    await removeSite(site)
    await look()
  }
  return { look, remove, stop, act: () => (underWay ? stop() : void keep()) }
}

/** The message of an error; undefined when the reader stopped the download. */
function reasonOf(error: unknown): string | undefined {
  const { name, message } = error as Error
  return name === 'AbortError' ? undefined : message
}
