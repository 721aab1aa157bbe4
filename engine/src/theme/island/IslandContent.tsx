import { type ComponentType, createElement } from 'react'
import { slotTag } from '../../model/markup.ts'
import { Html } from '../content/Html.tsx'

interface IslandContentProps {
  // biome-ignore lint/suspicious/noExplicitAny: any component can be an island; its props come from the page
  component: ComponentType<any>
  props: object
  /** HTML of the component's children; undefined when it was given none. */
  slot?: string
}

/** The content of an island: the same at build and in the browser, so that hydration matches. */
export function IslandContent({ component, props, slot }: IslandContentProps) {
  const children = slot === undefined ? [] : [<Html key="slot" tag={slotTag} html={slot} />]
  return createElement(component, props, ...children)
}
