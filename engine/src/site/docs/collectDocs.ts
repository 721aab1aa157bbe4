import type { SiteConfig } from '../../config/siteConfig.ts'
import type { VersionContent } from '../../content/contentFile.ts'
import { joinUrlPath, toRoutePath } from '../../model/paths.ts'
import type { BuildMode, Doc, SiteInput } from '../site.ts'
import { resolveTags } from '../tags/resolveTags.ts'
import { buildDocs } from './buildDocs.ts'

/** Inputs for building a version. */
export interface VersionSources {
  content: VersionContent
  input: Pick<SiteInput, 'outlines' | 'history'>
  config: SiteConfig
  mode: BuildMode
}

/** Builds the docs of a version, and sets aside the drafts that are not published. */
export function collectDocs(sources: VersionSources) {
  const { content, input, mode } = sources
  const { docsConfig, folder } = content.version
  const outlines = input.outlines.filter(({ file }) => file.collection === 'docs' && file.folder === folder)
  const tags = resolveTags(content.tagsFile, outlines, docsConfig)
  const version = { ...content.version, ...versionPaths(sources) }
  const definedTags = tags.defined
  const all = buildDocs(outlines, { ...sources, docsConfig, history: input.history, version, definedTags })
  const isHidden = (doc: Doc) => mode === 'build' && doc.draft
  return {
    version,
    all,
    drafts: all.filter(isHidden),
    published: all.filter((doc) => !isHidden(doc)),
    diagnostics: tags.diagnostics,
  }
}

function versionPaths({ config, content: { version } }: VersionSources) {
  const { routeBasePath, tagsBasePath } = version.docsConfig
  const path = joinUrlPath(config.baseUrl, routeBasePath, version.path)
  const tagsPath = joinUrlPath(path, tagsBasePath)
  return { path: toRoutePath(path), tagsPath: toRoutePath(tagsPath) }
}
