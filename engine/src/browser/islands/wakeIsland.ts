import { importFiles } from '../importFiles.ts'
import { loadErrorBox, startSpinner } from '../loadError.ts'

/** An island, and how far its hydration is. */
export interface Island {
  element: HTMLElement
  state: 'static' | 'loading' | 'failed' | 'live'
  /** The reader's actions before it was hydrated. */
  actions: Event[]
  unmount?(): void
}

/** Fetches the code of an island and hydrates it. */
export async function wakeIsland(island: Island): Promise<void> {
  if (island.state !== 'static') return
  island.state = 'loading'
  const { element, actions } = island
  const stopSpinner = isBlank(island) ? startSpinner(element) : () => {}
  try {
    const { hydrate } = await importFiles<IslandModule>(element.dataset.files!)
    stopSpinner()
    if (!element.isConnected) return
    island.state = 'live'
    island.unmount = hydrate(element, actions)
  } catch (error) {
    stopSpinner()
    fail(island, error)
  }
}

/** Shows the failure only if the island is blank or the reader is waiting; otherwise the next event tries again. */
function fail(island: Island, error: unknown): void {
  const { element, actions } = island
  island.state = 'static'
  if (actions.length === 0 && !isBlank(island)) return
  island.state = 'failed'
  const retry = (_: Event, isLasting?: boolean) => {
    if (isLasting) return location.reload()
    island.state = 'static'
    void wakeIsland(island)
    // The retry button, which had the focus, is gone.
    const target = actions.at(-1)?.target as HTMLElement | undefined
    target?.focus({ preventScroll: true })
  }
  element.before(loadErrorBox({ what: 'partFailed', error }, retry))
}

/** Whether there is nothing to see of the island before it is hydrated. */
const isBlank = ({ element }: Island) => element.dataset.when === 'now'

/** The module of an island. */
export interface IslandModule {
  /** Hydrates an island and replays the reader's actions. Returns a function that ends it. */
  hydrate(island: HTMLElement, actions: Event[]): () => void
}
