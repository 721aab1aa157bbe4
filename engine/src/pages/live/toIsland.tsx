import { type ComponentType, createElement } from 'react'
import type { NoteIslandFiles } from '../../bundle/bundleIslands.ts'
import { encodePath } from '../../model/paths.ts'
import { island } from '../../theme/island/island.tsx'
import { withIslandEnvironment } from './noteEnvironment.tsx'
import type { NotePage } from './notePage.ts'

/** Makes a component of a page an island. */
export function toIsland(component: ComponentType, { outputs, when }: NoteIslandFiles, page: NotePage) {
  const { baseUrl } = page.references.config
  const Drawn = (props: object) => withIslandEnvironment(createElement(component, props), page)
  return island(Drawn, { files: outputs.map((output) => encodePath(baseUrl + output)), when })
}
