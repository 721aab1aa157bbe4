import { decodePath } from '../../model/paths.ts'
import { renderFeeds } from '../../pages/feeds/renderFeeds.ts'
import { fedPosts, feedFiles } from '../../site/blog/postLists.ts'
import { documentsBySource, outlineOf } from '../../site/documents.ts'
import { markdownPath, toCleanMarkdown } from '../../site/machineReaders/markdownCopies.ts'
import { renderLlmsTxt } from '../../site/machineReaders/renderLlmsTxt.ts'
import { pageTexts, uiTextOf } from '../../site/page/pageTexts.ts'
import type { Route } from '../../site/site.ts'
import { compilePage, compileShown, lookUpReferences } from './compilePage.ts'
import type { DevState } from './devLanguage.ts'

/**
 * The current text of a machine-readable file: a note as Markdown, `llms.txt`, or a feed. Undefined for other paths.
 */
export async function findDevText(pathname: string, state: DevState): Promise<string | undefined> {
  const { site } = state.renderer
  const { config } = site
  const path = decodePath(pathname)
  if (path === `${config.baseUrl}llms.txt`) return renderLlmsTxt(site)
  if (feedFiles(site).some((feed) => decodePath(feed.path) === path)) return renderFeed(path!, state)
  if (!path?.endsWith('.md') || !config.machineReaders.markdown) return undefined
  const route = site.routes.find((each) => outlineOf(each.target) && markdownPath(each.path, config) === path)
  return route && renderCopy(route, state)
}

async function renderCopy({ path, target }: Route, state: DevState): Promise<string> {
  const { document } = await compilePage(outlineOf(target)!, state)
  const { title } = pageTexts(target, uiTextOf(state.settings.config))
  return toCleanMarkdown({ document, path }, title, await lookUpReferences([document], state))
}

async function renderFeed(path: string, state: DevState): Promise<string | undefined> {
  const { site } = state.renderer
  const outlines = fedPosts(site.blog!).map(({ outline }) => outline)
  const { documents, bundle } = await compileShown(outlines, state)
  const references = await lookUpReferences(documents, state)
  const known = { ...state.renderer, bundle, references, documents: documentsBySource(documents) }
  const feeds = await renderFeeds(known)
  return feeds.find(({ output }) => site.config.baseUrl + output === path)?.contents
}
