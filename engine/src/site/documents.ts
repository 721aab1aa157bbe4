import { relative } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { Route, RouteTarget } from './site.ts'

/** The outline of the note behind a page, if there is one. */
export function outlineOf(target: RouteTarget): DocumentOutline | undefined {
  if (target.kind === 'doc') return target.doc.outline
  if (target.kind === 'post') return target.post.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}

/** The compiled note behind a page, if there is one. */
export function documentOf(
  target: RouteTarget,
  documents: ReadonlyMap<SourcePath, Document>,
): Document | undefined {
  const outline = outlineOf(target)
  return outline && documents.get(outline.file.source)
}

/** Indexes compiled notes by source path. */
export function documentsBySource(documents: Document[]): ReadonlyMap<SourcePath, Document> {
  return new Map(documents.map((document) => [document.file.source, document]))
}

/** The source file of a page; for pages that the engine generates, the config file. */
export function routeFile(
  { target }: Pick<Route, 'target'>,
  { siteDir, configPath }: SiteConfig,
): SourcePath {
  if (target.kind === 'reactPage') return target.module.source
  return outlineOf(target)?.file.source ?? toSourcePath(relative(siteDir, configPath))
}
