import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandContent } from '../../theme/island/IslandContent.tsx'
import { recordActions } from './recordActions.ts'
import { takeSlot } from './takeSlot.ts'

/** Makes an island live in a root of its own and does again what the reader did to it; gives what ends it. */
export function hydrateIsland(island: HTMLElement, component: ComponentType, actions: Event[]): () => void {
  const { props, prefix } = island.dataset
  const slot = takeSlot(island)
  const repeatActions = recordActions(island, actions)
  const isMain = island.querySelector('main') !== null
  const content = <IslandContent {...{ component, props: JSON.parse(props!), slot, isMain }} />
  // The page may differ from what was built: translators and extensions change it. React then draws the island anew.
  const options = { identifierPrefix: prefix, onRecoverableError: console.error }
  let root: Root | undefined
  flushSync(() => {
    root = hydrateRoot(island, content, options)
  })
  repeatActions()
  return () => root?.unmount()
}
