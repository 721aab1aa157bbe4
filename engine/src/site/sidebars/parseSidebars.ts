import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { schemaProblems } from '../schemaProblems.ts'
import { sidebarItemSchemas, type WrittenItem } from './sidebarSchema.ts'

const itemFields = new Set(Object.values(sidebarItemSchemas).flatMap(({ shape }) => Object.keys(shape)))

/** A key path in the sidebars file, and the function that collects problems. */
interface Place {
  key: PropertyKey[]
  report(diagnostic: Diagnostic, key: PropertyKey[]): void
}

const below = ({ key, report }: Place, ...names: PropertyKey[]): Place => ({
  key: [...key, ...names],
  report,
})

/** Validates the export of a sidebars file and expands its shorthand. Invalid items are reported and left out. */
export function parseSidebars(value: unknown, file: SourcePath) {
  const diagnostics: Diagnostic[] = []
  const report: Place['report'] = (diagnostic, key) =>
    diagnostics.push({ ...diagnostic, where: { file, ...(key.length > 0 && { key }) } })
  if (!isRecord(value)) report(diagnose('invalid-sidebars-file', []), [])
  const entries = isRecord(value) ? Object.entries(value) : []
  const sidebars = new Map(
    entries.map(([id, items]) => [id, parseItems(items, `the sidebar "${id}"`, { key: [id], report })]),
  )
  return { sidebars, diagnostics }
}

/** The items of a sidebar or category: a list, or an object of categories by label. */
function parseItems(value: unknown, owner: string, place: Place): WrittenItem[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => parseItem(item, below(place, index)))
  if (isRecord(value)) return parseCategories(value, place)
  return refuse(owner, ['its items must be a list'], place)
}

function parseItem(value: unknown, place: Place): WrittenItem[] {
  if (typeof value === 'string') return [{ type: 'doc', id: value }]
  if (!isRecord(value)) return refuse(JSON.stringify(value), ['it must be a doc id or an object'], place)
  if ('type' in value) return parseTypedItem(value, place)
  return lacksType(value)
    ? refuse(nameOf(value), [explainTypeless(value)], place)
    : parseCategories(value, place)
}

/** `{ Label: [items] }` */
function parseCategories(labels: Record<string, unknown>, place: Place): WrittenItem[] {
  return Object.entries(labels).map(([label, items]) => ({
    type: 'category',
    label,
    items: parseItems(items, nameOf({ type: 'category', label }), below(place, label)),
  }))
}

function parseTypedItem(value: Record<string, unknown>, place: Place): WrittenItem[] {
  const type = String(value.type)
  if (!Object.hasOwn(sidebarItemSchemas, type)) {
    const problem = diagnose('unknown-sidebar-item-type', [type, Object.keys(sidebarItemSchemas)])
    place.report(problem, [...place.key, 'type'])
    return []
  }
  const schema = sidebarItemSchemas[type as keyof typeof sidebarItemSchemas]
  const result = schema.safeParse(value)
  if (!result.success)
    return refuse(nameOf(value), schemaProblems(result.error, Object.keys(schema.shape)), place)
  const item = result.data
  const items = () => parseItems(item.type === 'category' && item.items, nameOf(value), below(place, 'items'))
  return [item.type === 'category' ? { ...item, items: items() } : item]
}

function refuse(name: string, problems: string[], { report, key }: Place): [] {
  report(diagnose('invalid-sidebar-item', [name, problems]), key)
  return []
}

/** Whether an object without a type was meant as an item, and not as categories by label. */
function lacksType(value: Record<string, unknown>): boolean {
  const holdsItems = Object.values(value).every((items) => Array.isArray(items) || isRecord(items))
  return !holdsItems && Object.keys(value).some((key) => itemFields.has(key))
}

function explainTypeless(item: Record<string, unknown>): string {
  const misspelt = nearestMatch('type', Object.keys(item))
  return misspelt ? `the field "${misspelt}" is unknown (did you mean "type"?)` : '"type" is missing'
}

/** Names an item for error messages. */
function nameOf({ type = 'item', label, id, dirName }: Record<string, unknown>): string {
  const name = [label, id, dirName].find((candidate) => typeof candidate === 'string')
  return name === undefined ? `an item of the type "${type}"` : `the ${type} "${name}"`
}
