import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/isRecord.ts'
import { schemaProblems } from '../schemaProblems.ts'
import { sidebarItemSchemas, type WrittenItem } from './sidebarSchema.ts'

type Report = (diagnostic: Diagnostic) => void

/** Checks what a sidebars file exports and spells out its shorthand forms. Items with a mistake are left out. */
export function parseSidebars(value: unknown, file: SourcePath) {
  const diagnostics: Diagnostic[] = []
  const report: Report = (diagnostic) => diagnostics.push({ ...diagnostic, where: { file } })
  if (!isRecord(value)) report(diagnose('invalid-sidebars-file', []))
  const entries = isRecord(value) ? Object.entries(value) : []
  const sidebars = new Map(
    entries.map(([id, items]) => [id, parseItems(items, `the sidebar "${id}"`, report)]),
  )
  return { sidebars, diagnostics }
}

/** The items of a sidebar or category: a list, or an object of categories by label. */
function parseItems(value: unknown, owner: string, report: Report): WrittenItem[] {
  if (Array.isArray(value)) return value.flatMap((item) => parseItem(item, report))
  if (isRecord(value)) return parseCategories(value, report)
  report(diagnose('invalid-sidebar-item', [owner, ['its items must be a list']]))
  return []
}

function parseItem(value: unknown, report: Report): WrittenItem[] {
  if (typeof value === 'string') return [{ type: 'doc', id: value }]
  if (isRecord(value)) return 'type' in value ? parseTypedItem(value, report) : parseCategories(value, report)
  report(diagnose('invalid-sidebar-item', [JSON.stringify(value), ['it must be a doc id or an object']]))
  return []
}

/** `{ Label: [items] }` */
function parseCategories(labels: Record<string, unknown>, report: Report): WrittenItem[] {
  return Object.entries(labels).map(([label, items]) => ({
    type: 'category',
    label,
    items: parseItems(items, nameOf({ type: 'category', label }), report),
  }))
}

function parseTypedItem(value: Record<string, unknown>, report: Report): WrittenItem[] {
  const type = String(value.type)
  if (!Object.hasOwn(sidebarItemSchemas, type)) {
    report(diagnose('unknown-sidebar-item-type', [type, Object.keys(sidebarItemSchemas)]))
    return []
  }
  const result = sidebarItemSchemas[type as keyof typeof sidebarItemSchemas].safeParse(value)
  if (!result.success) {
    report(diagnose('invalid-sidebar-item', [nameOf(value), schemaProblems(result.error)]))
    return []
  }
  const item = result.data
  return [item.type === 'category' ? { ...item, items: parseItems(item.items, nameOf(value), report) } : item]
}

/** What an author would call an item. */
function nameOf({ type, label, id, dirName }: Record<string, unknown>): string {
  const name = [label, id, dirName].find((candidate) => typeof candidate === 'string')
  return name === undefined ? `an item of the type "${type}"` : `the ${type} "${name}"`
}
