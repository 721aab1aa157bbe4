import { posix } from 'node:path'
import type { DocsConfig, SiteConfig } from '../../config/siteConfig.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'
import { editUrlOf, lastUpdateOf } from '../notes/sourceFacts.ts'
import type { BuildMode, Doc, SiteInput, Version } from '../site.ts'
import { type DefinedTag, docTags } from '../tags/resolveTags.ts'
import { docId, docPlace, docSlug, toNumberPrefixParser } from './docAddress.ts'

/** Inputs for building docs besides their files. */
export interface DocSources {
  history: SiteInput['history']
  config: SiteConfig
  docsConfig: DocsConfig
  version: Pick<Version, 'name' | 'path' | 'tagsPath' | 'folder'>
  /** The tags file, if the site has one. */
  definedTags?: Map<string, DefinedTag> | undefined
  mode: BuildMode
}

/** Builds all docs, drafts included, in the order of their files. */
export function buildDocs(outlines: DocumentOutline[], sources: DocSources): Doc[] {
  return outlines.map((outline) => buildDoc(outline, sources))
}

function buildDoc(outline: DocumentOutline, sources: DocSources): Doc {
  const { frontMatter } = outline
  const { docsConfig, version, mode } = sources
  const place = docPlace(outline, toNumberPrefixParser(docsConfig.numberPrefixParser))
  const id = docId(place, frontMatter.id)
  const slug = docSlug(place, frontMatter)
  const permalink = toRoutePath(joinUrlPath(version.path, slug))
  return {
    id,
    outline,
    title: frontMatter.title ?? outline.contentTitle ?? (frontMatter.id || place.name),
    description: frontMatter.description ?? outline.excerpt,
    slug,
    permalink,
    position: frontMatter.sidebar_position ?? place.position,
    draft: frontMatter.draft === true,
    unlisted: mode === 'build' && frontMatter.unlisted === true,
    tags: docTags(frontMatter, version.tagsPath, sources.definedTags),
    editUrl: docEditUrl(outline, permalink, sources),
    lastUpdate: lastUpdateOf(outline, sources.history, docsConfig),
  }
}

function docEditUrl(outline: DocumentOutline, permalink: RoutePath, sources: DocSources): string | undefined {
  const { config, docsConfig, version } = sources
  const { editUrl, editCurrentVersion, editLocalizedFiles } = docsConfig
  const { original, source, path: docPath } = outline.file
  const folder = editCurrentVersion ? posix.normalize(docsConfig.path) : version.folder
  const edited = original && editLocalizedFiles ? source : posix.join(folder, docPath)
  if (typeof editUrl !== 'function') return editUrlOf(outline, editUrl, edited)
  const facts = { version: version.name, versionDocsDirPath: folder, docPath, permalink }
  return editUrlOf(outline, () => editUrl({ ...facts, locale: config.i18n.currentLocale }))
}
