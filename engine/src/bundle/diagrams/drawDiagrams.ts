import type { SiteConfig } from '../../config/siteConfig.ts'
import type { CountWork } from '../../std/countWork.ts'
import { createDiagramDrawer, type DrawnDiagrams } from './createDiagramDrawer.ts'

/** Draws all diagrams of a build. */
export async function drawDiagrams(
  sources: string[],
  config: SiteConfig,
  count?: CountWork,
): Promise<DrawnDiagrams> {
  const drawer = createDiagramDrawer(config)
  try {
    return await drawer.draw(sources, count)
  } finally {
    await drawer.stop()
  }
}
