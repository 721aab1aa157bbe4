import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client'
import { islandTag, slotTag } from '../../model/markup.ts'
import { createIslandContent, readProps } from '../../theme/island/islandProps.tsx'
import { CrashNotice, ErrorBoundary } from './ErrorBoundary.tsx'
import { recordActions } from './recordActions.ts'

/** Hydrates an island in a React root of its own and replays the reader's actions. The result unmounts it. */
export function hydrateIsland(island: HTMLElement, component: ComponentType, actions: Event[]): () => void {
  // The page may differ from the built one: translators and extensions change it. React then renders the island anew.
  // Error 419 only says that the build shows the fallback of a `<Suspense>`.
  const onRecoverableError = (error: unknown) => /#419/.test(`${error}`) || console.error(error)
  const root = createIslandRoot(island, component, actions, { onRecoverableError })
  return () => root.unmount()
}

/** What the site has around all pages, with the islands of the page that read its contexts. */
interface FrameTree {
  members: Map<HTMLElement, ReactNode>
  show(): void
}

const trees = new Map<ComponentType<PropsWithChildren>, FrameTree>()

function createFrameTree(Frame: ComponentType<PropsWithChildren>): FrameTree {
  // Beside the page, because what the frame shows is there already.
  const root = createRoot(document.createElement('div'))
  const members: FrameTree['members'] = new Map()
  const islands = () => Array.from(members, ([island, content]) => createPortal(content, island))
  const tree = { members, show: () => root.render(<Frame>{islands()}</Frame>) }
  trees.set(Frame, tree)
  return tree
}

/**
 * Renders an island in one tree with the others that read the contexts of `Frame`, so that they share its state: anew,
 * because React hydrates nothing in another place.
 */
export function renderWithin(
  Frame: ComponentType<PropsWithChildren>,
  island: HTMLElement,
  component: ComponentType,
  actions: Event[],
): () => void {
  const content = islandContent(island, component)
  const repeatActions = recordActions(island, actions)
  const { members, show } = trees.get(Frame) ?? createFrameTree(Frame)
  members.set(island, content)
  // Parts of the page in it are read from there while it is rendered.
  const [built, slots] = [[...island.childNodes], [...island.querySelectorAll<HTMLElement>(slotTag)]]
  flushSync(show)
  keepSlots(island, slots)
  for (const node of built) node.remove()
  void repeatActions()
  return () => {
    members.delete(island)
    show()
  }
}

/** Puts what is in slots of the built page into those that were rendered anew: islands in it are known and live there. */
function keepSlots(island: Element, built: HTMLElement[]): void {
  for (const slot of island.querySelectorAll<HTMLElement>(slotTag)) {
    const { part, slot: number } = slot.dataset
    const same = ({ dataset, innerHTML }: HTMLElement) =>
      dataset.part === part && dataset.slot === number && innerHTML === slot.innerHTML
    const found = built.includes(slot) || !slot.isConnected ? undefined : built.find(same)
    if (found) slot.replaceChildren(...found.childNodes)
  }
}

/** The root of an island that hydrates it now, with the reader's actions replayed. */
export function createIslandRoot(
  island: HTMLElement,
  component: ComponentType,
  actions: Event[],
  options: HydrationOptions,
): Root {
  const content = islandContent(island, component)
  const repeatActions = recordActions(island, actions)
  const root = flushSync(() =>
    hydrateRoot(island, content, { ...options, identifierPrefix: island.dataset.prefix! }),
  )
  void repeatActions()
  return root
}

/** What is there of stand-ins: see `standIn`. */
type StandIns = Record<typeof islandTag, (island: Element) => ReactNode>

/** What an island shows, by its element: its component with the props and the HTML that the page has for it. */
export function islandContent(island: HTMLElement, component: ComponentType): ReactNode {
  const given = readProps(island.dataset.props!, takeSlots(island))
  const isPage = !!island.querySelector('main')
  // The stand-in of a missing import leaves it as it is: the build has reported that.
  const { [islandTag]: keep } = globalThis as Partial<StandIns>
  return (
    <ErrorBoundary fallback={(failure) => keep?.(island) ?? <CrashNotice {...failure} isPage={isPage} />}>
      {createIslandContent(component, given)}
    </ErrorBoundary>
  )
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
