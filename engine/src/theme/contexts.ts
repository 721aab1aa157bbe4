import { type ComponentType, type Context, createContext } from 'react'
import type { ReplaceableName, SlotName } from '../model/overrides.ts'
import type { PageFacts } from '../model/pageFacts.ts'

/** A context shared by all copies of this module: the bundled components of a site contain a copy of their own. */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const holder = globalThis as { [key: symbol]: Context<Value> | undefined }
  const key = Symbol.for(`sotay.${name}`)
  holder[key] ??= createContext(initial)
  return holder[key]
}

/** Address of the script for the menus of versions and languages; undefined where there are none. */
export const SwitchContext = /* @__PURE__ */ sharedContext<string | undefined>('switch', undefined)

/** Props of a component in a slot. */
export interface SlotProps {
  page: PageFacts
}

/** The components with which a site replaces or fills parts of the theme. */
export interface Overrides {
  // biome-ignore lint/suspicious/noExplicitAny: each has the props of the component that it replaces
  components: Partial<Record<ReplaceableName, ComponentType<any>>>
  slots: Partial<Record<SlotName, ComponentType<SlotProps>[]>>
}

/** The site's overrides, and the facts of the page for its slots; undefined where the site overrides nothing. */
export const OverrideContext = /* @__PURE__ */ sharedContext<(Overrides & SlotProps) | undefined>(
  'overrides',
  undefined,
)
