import { readsFramework } from '../bundle/readsFramework.ts'
import type { Document } from '../markdown/document.ts'
import { fileHref } from '../site/addresses/fileHref.ts'
import { feedFiles } from '../site/blog/feedFiles.ts'
import type { Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import { hasBareText } from './hasBareText.ts'
import type { PageFiles } from './headTags.ts'
import { isLiveNote } from './live/renderNote.ts'
import { searchSettings } from './searchSettings.ts'
import { usesFramework } from './usesFramework.ts'

interface ShownOnPage {
  documents: (Document | undefined)[]
  /** What the page shows of its own. */
  html: string
}

/** A page loads what stands on it: the styles of React pages stay with React pages, the banner with the home page. */
export function pageFiles(route: Route, renderer: Renderer, shown: ShownOnPage): PageFiles {
  const { site, bundle } = renderer
  const { config } = site
  const hasBanner = config.baseUrlIssueBanner && route.path === config.baseUrl
  return {
    stylesheets: pageStylesheets(route, renderer, shown),
    script: fileHref(bundle.script.output, config),
    search: searchSettings(bundle, site),
    feeds: feedFiles(site),
    inlineScript: hasBanner ? bundle.baseUrlBanner : undefined,
  }
}

/** Later ones go over earlier ones. */
function pageStylesheets({ target }: Route, { bundle, references }: Renderer, shown: ShownOnPage): string[] {
  const { config, diagrams } = references
  const documents = shown.documents.filter((document) => document !== undefined)
  const constructs = documents.flatMap((document) => document.references)
  const isLive = target.kind === 'reactPage' || documents.some(isLiveNote)
  const own = isLive ? bundle.pageStylesheet : undefined
  const takesFramework =
    usesFramework(shown.html) ||
    (target.kind === 'reactPage' && hasBareText(shown.html)) ||
    (own && readsFramework(String(own.contents)))
  const sheets = [
    bundle.stylesheet,
    takesFramework && bundle.frameworkStylesheet,
    'blog' in target && bundle.blogStylesheet,
    target.kind === 'search' && bundle.search?.stylesheet,
    target.kind === 'offline' && bundle.offline.stylesheet,
    documents.some(({ hasMath }) => hasMath) && bundle.mathStylesheet,
    constructs.some((each) => 'tag' in each) && bundle.pictureViewer.stylesheet,
    own,
  ]
  const hasDiagrams = constructs.some(({ kind }) => kind === 'diagram')
  return [
    ...sheets.flatMap((sheet) => (sheet ? fileHref(sheet.output, config) : [])),
    ...(hasDiagrams ? [diagrams.stylesheet] : []),
  ]
}
