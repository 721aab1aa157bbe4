import { type ComponentType, createElement } from 'react'
import type { BundledIsland } from '../../bundle/bundleIslands.ts'
import { fileHref } from '../../site/addresses.ts'
import { island } from '../../theme/island/island.tsx'
import { withIslandEnvironment } from './noteEnvironment.tsx'
import type { NotePage } from './notePage.ts'

/** Makes a component of a page an island. */
export function toIsland(component: ComponentType, { outputs, when }: BundledIsland, page: NotePage) {
  const { config } = page.references
  const WithEnvironment = (props: object) => withIslandEnvironment(createElement(component, props), page)
  return island(WithEnvironment, { files: outputs.map((output) => fileHref(output, config)), when })
}
