import type { ComponentType } from 'react'
import type { ReplaceableName, SlotName } from '../../model/overrides.ts'
import type { PageFacts } from '../../model/pageFacts.ts'
import { sharedContext } from '../sharedContext.ts'

/** What a component in a slot is given. */
export interface SlotProps {
  page: PageFacts
}

/** What a site puts into the theme. */
export interface Overrides {
  // biome-ignore lint/suspicious/noExplicitAny: each has the props of the component that it replaces
  components: Partial<Record<ReplaceableName, ComponentType<any>>>
  slots: Partial<Record<SlotName, ComponentType<SlotProps>[]>>
}

/** What the site puts into the page that is drawn, and what its slots are told of that page; undefined where all is the theme's. */
export const OverrideContext = sharedContext<(Overrides & SlotProps) | undefined>('overrides', undefined)
