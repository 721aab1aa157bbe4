import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { islandTag, slotTag } from '../../model/markup.ts'
import { IslandContent } from '../../theme/island/IslandContent.tsx'
import { CrashNotice, ErrorBoundary } from './ErrorBoundary.tsx'
import { recordActions } from './recordActions.ts'

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

/**
 * The HTML of an island's children. It is where the component shows it, or else in a `<template>`, which is removed.
 */
function takeSlot(island: Element): string | undefined {
  const shown = [...island.querySelectorAll(slotTag)].find((slot) => slot.closest(islandTag) === island)
  if (shown) return shown.innerHTML
  const template = island.querySelector<HTMLTemplateElement>(':scope > [data-slot]')
  template?.remove()
  return template?.innerHTML
}
