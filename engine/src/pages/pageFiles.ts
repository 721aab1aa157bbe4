import type { Part } from '../bundle/readParts.ts'
import { readsFramework } from '../bundle/readsFramework.ts'
import type { Document } from '../markdown/document.ts'
import type { PageData } from '../model/pageData.ts'
import { fileHref } from '../site/addresses.ts'
import { feedFiles } from '../site/blog/postLists.ts'
import type { Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import { hasBareText } from './hasBareText.ts'
import type { PageFiles } from './headTags.ts'
import { isLiveNote } from './live/renderNote.ts'
import { searchSettings } from './searchSettings.ts'
import { usesFramework } from './usesFramework.ts'

interface ShownOnPage {
  page: PageData
  documents: Document[]
  /** The HTML that decides whether the page needs the Infima stylesheet. */
  html: string
}

/**
 * The files that a page loads, depending on its content. Styles of React pages load on pages with React only, the
 * banner on the home page only.
 */
export function pageFiles(
  route: Route,
  renderer: Renderer,
  shown: ShownOnPage,
): PageFiles & { parts: Part[] } {
  const { site, bundle, references } = renderer
  const { config } = site
  const parts = partsOf(route, renderer, shown)
  const sheets = [bundle, ...parts].flatMap(({ stylesheet }) => stylesheet ?? [])
  const hasDiagrams = constructsOf(shown).some(({ kind }) => kind === 'diagram')
  const hasBanner = config.baseUrlIssueBanner && route.path === config.baseUrl
  return {
    parts,
    stylesheets: [
      ...sheets.map(({ output }) => fileHref(output, config)),
      ...(hasDiagrams ? [references.diagrams.stylesheet] : []),
    ],
    script: fileHref(bundle.script.output, config),
    search: searchSettings(bundle, site),
    feeds: feedFiles(site),
    inlineScript: hasBanner ? bundle.baseUrlBanner : undefined,
  }
}

/** The optional parts of the bundle that the page loads, in cascade order: later stylesheets win. */
function partsOf({ target }: Route, { bundle }: Renderer, shown: ShownOnPage): Part[] {
  const { page, documents, html } = shown
  const { parts, pageStylesheet } = bundle
  const isReact = target.kind === 'reactPage'
  const own = isReact || documents.some(isLiveNote) ? pageStylesheet : undefined
  const takesFramework =
    usesFramework(html) || (isReact && hasBareText(html)) || (own && readsFramework(String(own.contents)))
  return [
    parts.search,
    page.switchScript && parts.switches,
    page.copyPage && parts.copyPage,
    takesFramework && parts.framework,
    'blog' in target && parts.blog,
    target.kind === 'search' && { stylesheet: parts.search?.styles },
    page.offlineScript && parts.offline,
    documents.some(({ hasMath }) => hasMath) && parts.math,
    constructsOf(shown).some((each) => 'tag' in each) && parts.pictures,
    { stylesheet: own },
  ].filter((part) => typeof part === 'object')
}

const constructsOf = ({ documents }: ShownOnPage) => documents.flatMap(({ references }) => references)
