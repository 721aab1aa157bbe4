import { readAssets } from '../../content/readAssets.ts'
import { decodePath } from '../../model/paths.ts'
import { assetRequests } from '../../site/assetRequests.ts'
import { markdownPath } from '../../site/machineReaders/markdownPath.ts'
import { renderLlmsTxt } from '../../site/machineReaders/renderLlmsTxt.ts'
import { toCleanMarkdown } from '../../site/machineReaders/toCleanMarkdown.ts'
import { outlineOf } from '../../site/outlineOf.ts'
import { pageTexts } from '../../site/page/pageTexts.ts'
import type { Route } from '../../site/site.ts'
import { uiTextOf } from '../../site/uiTextOf.ts'
import { compilePage } from './compilePage.ts'
import type { DevState } from './devSite.ts'

/** What programs read instead of pages, as the site is now: a note as Markdown, or the list of all notes. */
export async function findDevText(pathname: string, state: DevState): Promise<string | undefined> {
  const { site } = state.renderer
  const { config } = site
  const path = decodePath(pathname)
  if (path === `${config.baseUrl}llms.txt`) return renderLlmsTxt(site)
  if (!path?.endsWith('.md') || !config.machineReaders.markdown) return undefined
  const route = site.routes.find((each) => outlineOf(each.target) && markdownPath(each.path, config) === path)
  return route && renderCopy(route, state)
}

async function renderCopy({ path, target }: Route, state: DevState): Promise<string> {
  const { site, references } = state.renderer
  const { document } = await compilePage(outlineOf(target)!, state)
  const assets = readAssets(site.config.siteDir, assetRequests(document, site.config))
  const { title } = pageTexts(target, uiTextOf(site.config))
  return toCleanMarkdown({ document, path }, title, { ...references, assets })
}
