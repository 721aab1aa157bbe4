import type { ComponentType } from 'react'
import type { ReplaceableName, SlotName } from '../../model/overrides.ts'
import type { PageFacts } from '../../model/pageFacts.ts'
import { sharedContext } from '../sharedContext.ts'

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
export const OverrideContext = sharedContext<(Overrides & SlotProps) | undefined>('overrides', undefined)
