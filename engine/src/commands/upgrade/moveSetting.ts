import { parseAst } from 'rolldown/parseAst'
import { findValue, type TextRange } from '../../config/locateSettings.ts'
import { addItems, type ListNode } from '../move/redirects.ts'

/**
 * The text of a config file with a setting at another path; the same text if it does not have it. Undefined if only its
 * author can move it.
 */
export function moveSetting(text: string, from: string[], to: string[]): string | undefined {
  const program = parseAst(text, { lang: 'ts' })
  const at = (path: string[]) => findValue(program, path) as ListNode | undefined
  const property = propertyOf(at(from.slice(0, -1)), from.at(-1)!)
  if (!property) return text
  const { start, end } = property.value ?? property
  const isPlain = /^(?:\w+|'[^']*'|"[^"]*")\s*:\s*$/.test(text.slice(property.start, start))
  const depth = to.findIndex((name, index) => !propertyOf(at(to.slice(0, index)), name))
  const place = at(to.slice(0, depth))
  if (!isPlain || depth < 0 || !place?.properties?.every(({ type }) => type === 'Property')) return undefined
  const added = to.slice(depth).reduceRight((inner, name) => `{ ${name}: ${inner} }`, text.slice(start, end))
  const add = (given: string) =>
    addItems(given, { ...place, elements: place.properties! }, [added.slice(2, -2)])
  const addedAt = place.properties.at(-1)?.end ?? place.start
  // What is later in the text is changed first, so that the other place stays where it is.
  return addedAt < property.start ? add(removeLine(text, property)) : removeLine(add(text), property)
}

type PropertyNode = NonNullable<ListNode['properties']>[number]

function propertyOf(node: ListNode | undefined, name: string): PropertyNode | undefined {
  return node?.properties?.find(({ key }) => key?.name === name || key?.value === name)
}

/** Removes a property with its comma, and the line if nothing else is on it. Comments stay. */
function removeLine(text: string, { start, end }: TextRange): string {
  const before = text.slice(0, start).replace(/(?<=(?:^|\n))[ \t]*$/, '')
  const [comma] = /^\s*,|^/.exec(text.slice(end))!
  const after = text.slice(end + comma.length)
  const isWholeLine = /\n$|^$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(after)
  if (isWholeLine) return before + after.replace(/^[ \t]*\r?\n/, '')
  return text.slice(0, start) + after.replace(/^[ \t]+/, '')
}
