import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { docFolder } from '../docs/docFolder.ts'
import { fieldPlace } from '../docs/fieldPlace.ts'
import type { Doc } from '../site.ts'

/** Reports front matter that names a sidebar or a doc which does not exist. */
export function checkDocFields(docs: Doc[], drafts: Doc[], sidebars: Sidebar[]): Diagnostic[] {
  const sidebarIds = sidebars.map(({ id }) => id)
  const docIds = [...docs, ...drafts].map(({ id }) => id)
  return docs.flatMap((doc) => [
    ...checkSidebar(doc, sidebarIds),
    ...checkTarget(doc, 'pagination_prev', docIds),
    ...checkTarget(doc, 'pagination_next', docIds),
  ])
}

function checkSidebar(doc: Doc, sidebarIds: string[]): Diagnostic[] {
  const { displayed_sidebar: id } = doc.outline.frontMatter
  if (id === undefined || id === null || sidebarIds.includes(id)) return []
  return [
    diagnose('unknown-displayed-sidebar', [doc.id, id, sidebarIds], fieldPlace(doc, 'displayed_sidebar')),
  ]
}

function checkTarget(doc: Doc, field: 'pagination_prev' | 'pagination_next', ids: string[]): Diagnostic[] {
  const id = doc.outline.frontMatter[field]
  if (id === undefined || id === null || ids.includes(id)) return []
  const facts = { id: doc.id, folder: docFolder(doc) }
  const others = ids.filter((other) => other !== doc.id)
  return [diagnose('unknown-pagination-doc', [facts, field, { id, ids: others }], fieldPlace(doc, field))]
}
