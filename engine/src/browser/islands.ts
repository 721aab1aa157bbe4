import { islandTag } from '../model/island.ts'
import { actions, classifyTouch, hints } from './islands/islandTouch.ts'
import { showLoadError } from './islands/loadError.ts'
import { loadIsland } from './islands/loadIsland.ts'
import { startSpinner } from './islands/spinner.ts'
import { allowsPrefetch } from './navigation/prefetch.ts'
import type { Part } from './session.ts'

interface Browser {
  connection?: Parameters<typeof allowsPrefetch>[0]
}

/** An island that the reader has come near. */
interface Island {
  element: HTMLElement
  state: 'static' | 'loading' | 'failed' | 'live'
  /** What the reader did to it before it lived. */
  actions: Event[]
  unmount?(): void
}

/** Makes the islands of the page live, each when it is needed; until then none of their code is fetched. */
export function startIslands(): Part {
  const islands = new Map<Element, Island>()
  const find = (element: HTMLElement) => {
    const island = islands.get(element) ?? { element, state: 'static', actions: [] }
    islands.set(element, island)
    return island
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void wake(find(target.closest<HTMLElement>(islandTag)!))
  })
  for (const type of [...hints, ...actions])
    document.addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest?.<HTMLElement>(islandTag)
        if (element) touch(find(element), event)
      },
      true,
    )
  return {
    enterPage() {
      for (const [element, island] of islands) {
        if (element.isConnected) continue
        island.unmount?.()
        islands.delete(element)
      }
      inView.disconnect()
      for (const element of document.querySelectorAll<HTMLElement>(islandTag)) {
        if (element.dataset.when === 'now') void wake(find(element))
        // The element around an island has no box of its own.
        if (element.dataset.when === 'visible')
          inView.observe(element.firstElementChild ?? element.parentElement!)
      }
    },
  }
}

function touch(island: Island, event: Event): void {
  if (island.state === 'live') return
  const isNative = (event.target as Element).closest('a[href], summary') !== null
  const kind = classifyTouch(event.type, isNative)
  if (kind === 'hold') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  if (kind === 'hold' || kind === 'record') island.actions.push(event)
  if (kind !== 'hint' || allowsPrefetch((navigator as Browser).connection)) void wake(island)
}

async function wake(island: Island): Promise<void> {
  if (island.state !== 'static') return
  island.state = 'loading'
  const { element, actions } = island
  const stopSpinner = startSpinner(element)
  try {
    const { hydrate } = await loadIsland(element)
    stopSpinner()
    if (!element.isConnected) return
    island.state = 'live'
    island.unmount = hydrate(element, actions)
  } catch (error) {
    stopSpinner()
    fail(island, error)
  }
}

/** Says so only where something is missing or the reader waits; else the next touch tries again. */
function fail(island: Island, error: unknown): void {
  const { element, actions } = island
  island.state = 'static'
  if (actions.length === 0 && element.dataset.when !== 'now') return
  island.state = 'failed'
  showLoadError(element, error, () => {
    island.state = 'static'
    void wake(island)
  })
}
