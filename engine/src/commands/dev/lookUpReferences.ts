import { readAssets } from '../../content/readAssets.ts'
import type { Document } from '../../markdown/document.ts'
import { assetRequests } from '../../site/references/assets.ts'
import { diagramSources } from '../../site/references/resolveDiagram.ts'
import type { DevState } from './devLanguage.ts'

/** Reads the pictures and files that notes refer to, and draws their diagrams. */
export async function lookUpReferences(documents: Document[], { settings, renderer }: DevState) {
  const { config } = settings
  const requests = documents.flatMap((document) => assetRequests(document, config))
  const diagrams = await settings.diagrams.draw(documents.flatMap(diagramSources))
  return { ...renderer.references, assets: readAssets(config.siteDir, requests), diagrams }
}
