import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandContent } from '../../theme/island/IslandContent.tsx'
import { CrashNotice } from './CrashNotice.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { recordActions } from './recordActions.ts'
import { takeSlot } from './takeSlot.ts'

/** The notice in place of an island that renders the page's `<main>`. */
const noticeInMain = (failure: Parameters<typeof CrashNotice>[0]) => (
  <main>
    <CrashNotice {...failure} />
  </main>
)

/**
 * Hydrates an island in a React root of its own and replays the reader's actions. Returns a function that unmounts
 * it.
 */
export function hydrateIsland(island: HTMLElement, component: ComponentType, actions: Event[]): () => void {
  const { props, prefix } = island.dataset
  const slot = takeSlot(island)
  const repeatActions = recordActions(island, actions)
  const content = (
    <ErrorBoundary fallback={island.querySelector('main') ? noticeInMain : CrashNotice}>
      <IslandContent {...{ component, props: JSON.parse(props!), slot }} />
    </ErrorBoundary>
  )
  // The page may differ from the built one: translators and extensions change it. React then renders the island anew.
  const options = { identifierPrefix: prefix, onRecoverableError: console.error }
  let root: Root | undefined
  flushSync(() => {
    root = hydrateRoot(island, content, options)
  })
  repeatActions()
  return () => root?.unmount()
}
