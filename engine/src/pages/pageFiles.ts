import { readsFramework } from '../bundle/readsFramework.ts'
import type { Document } from '../markdown/document.ts'
import { fileHref } from '../site/addresses/fileHref.ts'
import { feedFiles } from '../site/blog/feedFiles.ts'
import type { Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import type { PageFiles } from './headTags.ts'
import { isLiveNote } from './live/renderNote.ts'
import { searchSettings } from './searchSettings.ts'
import { usesFramework } from './usesFramework.ts'

/** A page loads what stands on it: the styles of React pages stay with React pages, the banner with the home page. */
export function pageFiles(
  { target, path }: Route,
  { site, bundle, references }: Renderer,
  { documents, html }: { documents: (Document | undefined)[]; html: string },
): PageFiles {
  const { config, diagrams } = references
  const hasBanner = config.baseUrlIssueBanner && path === config.baseUrl
  const isLive = target.kind === 'reactPage' || documents.some((document) => document && isLiveNote(document))
  const own = isLive && bundle.pageStylesheet ? [bundle.pageStylesheet] : []
  const framework =
    bundle.frameworkStylesheet &&
    (usesFramework(html) || own.some(({ contents }) => readsFramework(String(contents))))
      ? [bundle.frameworkStylesheet]
      : []
  const blog = 'blog' in target ? [bundle.blogStylesheet] : []
  const search = target.kind === 'search' && bundle.search ? [bundle.search.stylesheet] : []
  const offline = target.kind === 'offline' ? [bundle.offline.stylesheet] : []
  const math = documents.some((document) => document?.hasMath) ? [bundle.mathStylesheet] : []
  const shown = documents.flatMap((document) => document?.references ?? [])
  const pictures = shown.some((each) => 'tag' in each) ? [bundle.pictureViewer.stylesheet] : []
  const stylesheets = [
    bundle.stylesheet,
    ...framework,
    ...blog,
    ...search,
    ...offline,
    ...math,
    ...pictures,
    ...own,
  ]
  const hasDiagrams = shown.some(({ kind }) => kind === 'diagram')
  return {
    stylesheets: [
      ...stylesheets.map(({ output }) => fileHref(output, config)),
      ...(hasDiagrams ? [diagrams.stylesheet] : []),
    ],
    script: fileHref(bundle.script.output, config),
    search: searchSettings(bundle, site),
    feeds: feedFiles(site),
    inlineScript: hasBanner ? bundle.baseUrlBanner : undefined,
  }
}
