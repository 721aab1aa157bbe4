import { type ComponentType, Fragment } from 'react'
import type { Root } from 'react-dom/client'
import { exchangeEvent, type IslandProblem, islandProblemEvent, updateEvent } from '../../model/markup.ts'
import { importFiles } from '../importFiles.ts'
import { createWatchedRoot, type ReportIsland } from '../islands/createWatchedRoot.ts'
import { islandContent } from '../islands/hydrateIsland.tsx'
import { performReactRefresh, refreshLazyParts, register, setSignature } from './fastRefresh.ts'

/** An island's module while the site is written. */
export interface DevIslandModule {
  component: ComponentType
  /** This module: state can be passed on only within one copy of React. */
  hydrateDevIsland: typeof hydrateDevIsland
}

/** The name of a component in messages, and the file that it is in. */
type Named = Pick<IslandProblem, 'component' | 'source'>

const roots = new WeakMap<HTMLElement, Root>()

/** How often islands have thrown. After that they start anew: what threw has no state to go on with. */
const crashes = new WeakMap<HTMLElement, number>()

/**
 * Hydrates an island while the site is written: what differs from the page and what throws is reported, and after an
 * edit it goes on with its state.
 */
export function hydrateDevIsland(
  island: HTMLElement,
  component: ComponentType,
  { actions, ...named }: Named & { actions: Event[] },
): () => void {
  const report = (kind: IslandProblem['kind'], text: string) =>
    island.dispatchEvent(
      new CustomEvent(islandProblemEvent, { bubbles: true, detail: { ...named, kind, text } }),
    )
  const watch: ReportIsland = (kind, text) => {
    if (kind === 'error') crashes.set(island, (crashes.get(island) ?? 0) + 1)
    report(kind, text)
  }
  const root = roots.get(island) ?? createWatchedRoot(island, component, actions, watch)
  roots.set(island, root)
  island.addEventListener(exchangeEvent, exchange)
  return () => root.unmount()
}

/** Registers a component that its module did not, because it has no name or a note declares it. */
export function registerComponent(component: unknown, id: string): void {
  const hooks = String(component).match(/\buse[A-Z]\w*(?=\()/g) ?? []
  register(component, id)
  setSignature(component, hooks.join(' '))
}

/** Shows the newer version of an island with the state that it has. */
function exchange(event: Event): void {
  const island = event.currentTarget as HTMLElement
  const next = document.importNode((event as CustomEvent<HTMLElement>).detail, true)
  event.preventDefault()
  void goOn(island, next).then((isDone) => {
    if (isDone || !island.isConnected) return
    island.replaceWith(next)
    dispatchEvent(new Event(updateEvent))
  })
}

async function goOn(island: HTMLElement, next: HTMLElement): Promise<boolean> {
  const { files = '', props = '' } = next.dataset
  Object.assign(island.dataset, { files, props })
  const module = await importFiles<DevIslandModule>(files).catch(() => undefined)
  // A later edit may have come in the meantime.
  if (island.dataset.files !== files || island.dataset.props !== props) return true
  if (module?.hydrateDevIsland !== hydrateDevIsland) return false
  performReactRefresh()
  const content = islandContent(next, module.component)
  const crash = crashes.get(island)
  roots.get(island)!.render(crash ? <Fragment key={crash}>{content}</Fragment> : content)
  void refreshLazyParts()
  return true
}
