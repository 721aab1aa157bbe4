import { type ComponentType, createElement } from 'react'
import { slotTag } from '../../model/island.ts'
import { Html } from '../content/Html.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface IslandContentProps {
  // biome-ignore lint/suspicious/noExplicitAny: any component can be an island; its props come from the page
  component: ComponentType<any>
  props: object
  /** HTML of the component's children; undefined when it was given none. */
  slot?: string
  /** The component draws the main part of the page. */
  isMain?: boolean
}

/** What stands in an island: the same tree at build and in the browser, so that React finds in the page what it expects. */
export function IslandContent({ component, props, slot, isMain }: IslandContentProps) {
  const children = slot === undefined ? [] : [<Html key="slot" tag={slotTag} html={slot} />]
  return <ErrorBoundary isMain={isMain}>{createElement(component, props, ...children)}</ErrorBoundary>
}
