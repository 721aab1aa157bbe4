import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { islandTag, slotTag } from '../../model/markup.ts'
import { createWithChildren, readProps } from '../../theme/island/islandProps.tsx'
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
  const given = readProps(props!, takeSlots(island))
  const repeatActions = recordActions(island, actions)
  const content = (
    <ErrorBoundary fallback={island.querySelector('main') ? noticeInMain : CrashNotice}>
      {createWithChildren(component, given)}
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
 * The HTML of elements that the build rendered. It is where the component shows it, or else in a `<template>`, which is
 * removed.
 */
function takeSlots(island: Element): string[] {
  const slots: string[] = []
  const found = [...island.querySelectorAll<HTMLElement>(`${slotTag}, :scope > template[data-slot]`)]
  for (const slot of found.filter((each) => each.parentElement!.closest(islandTag) === island)) {
    slots[Number(slot.dataset.slot)] ??= slot.innerHTML
    if (slot instanceof HTMLTemplateElement) slot.remove()
  }
  return slots
}
