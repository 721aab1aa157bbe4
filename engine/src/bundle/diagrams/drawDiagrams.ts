import type { SiteConfig } from '../../config/siteConfig.ts'
import { createDiagramDrawer, type DrawnDiagrams } from './createDiagramDrawer.ts'

/** Draws all diagrams of a build. */
export async function drawDiagrams(sources: string[], config: SiteConfig): Promise<DrawnDiagrams> {
  const drawer = createDiagramDrawer(config)
  try {
    return await drawer.draw(sources)
  } finally {
    await drawer.stop()
  }
}
