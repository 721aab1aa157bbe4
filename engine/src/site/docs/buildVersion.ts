import { configPlace } from '../../config/siteConfig.ts'
import { currentVersion, versionsFile } from '../../config/versions/docsVersion.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { assignSidebars } from '../sidebars/assignSidebars.ts'
import { buildSidebars } from '../sidebars/buildSidebars.ts'
import { checkDocFields } from '../sidebars/checkDocFields.ts'
import { sidebarPages } from '../sidebars/sidebarPages.ts'
import { findPlaces } from '../sidebars/sidebarPlaces.ts'
import type { Doc, Version } from '../site.ts'
import { checkDocs } from './checkDocs.ts'
import { collectDocs, type VersionSources } from './collectDocs.ts'

/**
 * Builds a version of the docs: its notes with their sidebars.
 * 1. Build the docs, and set aside the drafts that are not published.
 * 2. Build the sidebars, and give every doc its own.
 * 3. Check ids and slugs, and the sidebars and docs that front matter refers to.
 */
export function buildVersion(sources: VersionSources): { version: Version; diagnostics: Diagnostic[] } {
  const { version, all, drafts, published, diagnostics: tagProblems } = collectDocs(sources)
  const { sidebars, diagnostics } = buildSidebars({ ...sources, version, docs: published, drafts })
  const docs = assignSidebars(published, sidebars)
  const mainDocId = findMainDoc(docs, sidebars)
  const draftIds = drafts.map(({ id }) => id)
  const places = new Map(sidebars.map((sidebar) => [sidebar.id, findPlaces(sidebar)]))
  return {
    version: { ...version, mainDocId, docs, draftIds, sidebars, places },
    diagnostics: [
      ...(all.length === 0 ? [noDocs(sources)] : []),
      ...tagProblems,
      ...checkDocs(all),
      ...diagnostics,
      ...checkDocFields(docs, drafts, sidebars),
    ],
  }
}

/** Points at the file that lists the version, or at `docs.path` for the current version. */
function noDocs({ content: { version }, config }: VersionSources): Diagnostic {
  const { name, folder, docsConfig } = version
  const isCurrent = name === currentVersion
  const where = isCurrent ? configPlace(config, 'docs', 'path') : { file: versionsFile(docsConfig) }
  return diagnose('no-docs', [folder, name], where)
}

/** The home doc, else the first doc of the first sidebar, else the first doc. */
function findMainDoc(docs: Doc[], [first]: Sidebar[]): string {
  const home = docs.find(({ slug }) => slug === '/')
  const inSidebar = [...sidebarPages(first?.items ?? [])].find(({ docId }) => docId !== undefined)
  return home?.id ?? inSidebar?.docId ?? docs[0]?.id ?? ''
}
