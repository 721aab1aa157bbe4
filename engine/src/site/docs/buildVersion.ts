import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { joinUrlPath, toRoutePath } from '../../model/paths.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { assignSidebars } from '../sidebars/assignSidebars.ts'
import { buildSidebars } from '../sidebars/buildSidebars.ts'
import { checkDocFields } from '../sidebars/checkDocFields.ts'
import { sidebarPages } from '../sidebars/sidebarPages.ts'
import { findPlaces } from '../sidebars/sidebarPlaces.ts'
import type { BuildMode, Doc, SiteInput, Version } from '../site.ts'
import { resolveTags } from '../tags/resolveTags.ts'
import { buildDocs } from './buildDocs.ts'
import { checkDocs } from './checkDocs.ts'
import type { DocsConfig } from './docsConfig.ts'

/** What a version is built from. */
export interface VersionSources {
  input: SiteInput
  config: SiteConfig
  docsConfig: DocsConfig
  mode: BuildMode
}

/**
 * Builds the one version that a site has: its docs with their sidebars.
 * 1. Build the docs, and set aside the drafts that are not published.
 * 2. Build the sidebars, and give every doc its own.
 * 3. Check what docs say of themselves and of each other.
 */
export function buildVersion(sources: VersionSources): { version: Version; diagnostics: Diagnostic[] } {
  const { input, docsConfig, mode } = sources
  const outlines = input.outlines.filter(({ file }) => file.collection === 'docs')
  const tags = resolveTags(input.tagsFile, outlines, docsConfig)
  const version = { name: 'current', label: 'Next', isLast: true, ...versionPaths(sources) }
  const definedTags = tags.defined
  const all = buildDocs(outlines, { ...sources, history: input.history, version, definedTags })
  const isHidden = (doc: Doc) => mode === 'build' && doc.draft
  const drafts = all.filter(isHidden)
  const published = all.filter((doc) => !isHidden(doc))
  const { sidebars, diagnostics } = buildSidebars({ ...sources, version, docs: published, drafts })
  const docs = assignSidebars(published, sidebars)
  const mainDocId = findMainDoc(docs, sidebars)
  const draftIds = drafts.map(({ id }) => id)
  const places = new Map(sidebars.map((sidebar) => [sidebar.id, findPlaces(sidebar)]))
  return {
    version: { ...version, mainDocId, docs, draftIds, sidebars, places },
    diagnostics: [
      ...(outlines.length === 0 ? [diagnose('no-docs', [docsConfig.path])] : []),
      ...tags.diagnostics,
      ...checkDocs(all),
      ...diagnostics,
      ...checkDocFields(docs, drafts, sidebars),
    ],
  }
}

function versionPaths({ config, docsConfig }: VersionSources) {
  const path = joinUrlPath(config.baseUrl, docsConfig.routeBasePath)
  const tagsPath = joinUrlPath(path, docsConfig.tagsBasePath)
  return { path: toRoutePath(path), tagsPath: toRoutePath(tagsPath) }
}

/** The home doc, else the first doc of the first sidebar, else the first doc. */
function findMainDoc(docs: Doc[], [first]: Sidebar[]): string {
  const home = docs.find(({ slug }) => slug === '/')
  const inSidebar = [...sidebarPages(first?.items ?? [])].find(({ docId }) => docId !== undefined)
  return home?.id ?? inSidebar?.docId ?? docs[0]?.id ?? ''
}
