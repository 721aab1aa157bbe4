import { islandTag } from '../../model/markup.ts'
import { allowsPrefetch } from '../navigation/prefetch.ts'
import type { Part } from '../part.ts'
import { type Island, wakeIsland } from './wakeIsland.ts'

/** Hydrates the islands of the page, each when it is needed; until then none of their code is fetched. */
export function startIslands(): Part {
  const islands = new Map<Element, Island>()
  const find = (element: HTMLElement) => {
    const island = islands.get(element) ?? { element, state: 'static', actions: [] }
    islands.set(element, island)
    return island
  }
  const watched = new WeakMap<Element, HTMLElement>()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void wakeIsland(find(watched.get(target)!))
  })
  const watch = (box: Element, element: HTMLElement) => {
    watched.set(box, element)
    inView.observe(box)
  }
  const touched = (event: Event) => {
    const element = (event.target as Element).closest?.<HTMLElement>(islandTag)
    if (element) touchIsland(find(element), event)
  }
  for (const type of islandEventTypes) document.addEventListener(type, touched, true)
  return {
    enterPage() {
      endDetached(islands)
      inView.disconnect()
      for (const element of document.querySelectorAll<HTMLElement>(islandTag)) {
        const { when } = element.dataset
        const box = when === 'visible' && boxIn(element)
        if (box) watch(box, element)
        else if (when !== 'touched') void wakeIsland(find(element))
      }
    },
  }
}

/** The first element within that has a box of its own; islands and slots have `display: contents`. */
function boxIn(element: Element): Element | undefined {
  return [...element.querySelectorAll('*')].find((inner) => getComputedStyle(inner).display !== 'contents')
}

function touchIsland(island: Island, event: Event): void {
  if (island.state === 'live') return
  const target = event.target as HTMLElement
  const kind = classifyIslandEvent({
    type: event.type,
    isEntering: !island.element.contains((event as PointerEvent).relatedTarget as Node | null),
    isTabStop: target.tabIndex >= 0,
    isNative: target.closest('a:not([data-held]), summary') !== null,
  })
  if (kind === 'hold') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  if (kind === 'hold' || kind === 'record') island.actions.push(event)
  else if (kind === 'ignore' || !allowsPrefetch()) return
  void wakeIsland(island)
}

/** Unmounts the islands of a page that has been replaced. */
function endDetached(islands: Map<Element, Island>): void {
  for (const [element, { unmount }] of islands) {
    if (element.isConnected) continue
    unmount?.()
    islands.delete(element)
  }
}

/** The events of a reader on an island. The first two only hint that an action may follow. */
export const islandEventTypes = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'keyup',
  'input',
  'change',
  'click',
  'submit',
]

/** The facts about an event on an island. */
export interface IslandEvent {
  type: string
  /** The pointer or the focus comes from outside the island. */
  isEntering: boolean
  /** Readers can reach the element with the Tab key. */
  isTabStop: boolean
  /** The element is part of a link or a `<summary>`, which the browser handles without a script. */
  isNative: boolean
}

/**
 * Decides what to do with an event on an island that is not hydrated yet.
 * `ignore`: nothing. `hint`: fetch the code, which may be needed soon. `record`: the browser acts at once, and the
 * event is replayed later. `hold`: the event is stopped, and replayed once the code is there.
 */
export function classifyIslandEvent({
  type,
  isEntering,
  isTabStop,
  isNative,
}: IslandEvent): 'ignore' | 'hint' | 'record' | 'hold' {
  switch (type) {
    case 'pointerover':
      return isEntering ? 'hint' : 'ignore'
    case 'pointerdown':
      return 'hint'
    case 'focusin':
      return isTabStop ? 'record' : 'ignore'
    case 'click':
      return isNative ? 'ignore' : 'hold'
    case 'submit':
      return 'hold'
    default:
      return 'record'
  }
}
