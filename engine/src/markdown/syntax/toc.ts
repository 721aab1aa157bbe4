import { diagnose, locate } from '../../diagnostics/diagnostic.ts'
import type { Heading } from '../../model/pageParts.ts'
import { isRecord } from '../../std/collections.ts'
import { unescapeHtml } from '../../std/html.ts'
import { evaluate } from '../live/isLive.ts'
import { addReference, type ComponentRenderer, type JsxElement, type Walk } from '../walk.ts'
import { readJsxAttributes } from './jsx.ts'

/**
 * `<TOCInline toc={toc} />`: an inline table of contents, filled in when all headings are known; or one of the headings
 * that a list made from `toc` names.
 */
export const renderTocInline: ComponentRenderer = (node, walk) => {
  const { toc, minHeadingLevel, maxHeadingLevel } = readJsxAttributes(withoutOwnToc(node), walk)
  const toLevel = (value: unknown) => (value === undefined ? undefined : Number(value))
  const levels = { minLevel: toLevel(minHeadingLevel), maxLevel: toLevel(maxHeadingLevel) }
  return addReference({ kind: 'toc', headings: toHeadings(toc), ...levels }, walk)
}

/** The table of contents that a note exports in place of its headings: `export const toc = [{ value, id, level }]`. */
export function readOwnToc(walk: Walk): Heading[] | undefined {
  const { module, source, diagnostics } = walk
  if (!module.declared.has('toc')) return undefined
  const toc = toHeadings(valueOfToc(walk))
  if (toc) return toc
  const line = source.lines.findIndex((text) => /^export\b.*\btoc\b/.test(text)) + 1
  diagnostics.push(diagnose('own-toc', [], line > 0 ? locate(source, line, 1) : { file: source.file }))
  return undefined
}

/** The value of `toc`; undefined if its statement depends on others. */
function valueOfToc(walk: Walk): unknown {
  const statement = walk.module.statements.find((each) => /^(?:const|let|var)\s+toc\b/.test(each))
  try {
    return evaluate(`(() => { ${statement}\nreturn toc })()`, walk)
  } catch {
    return undefined
  }
}

/** Drops the attribute `toc={toc}`, which means all headings of the note, as no attribute does. */
export function withoutOwnToc(node: JsxElement): JsxElement {
  return { ...node, attributes: node.attributes.filter((each) => !isOwnToc(each)) }
}

function isOwnToc(attribute: JsxElement['attributes'][number]): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.name !== 'toc') return false
  const { value } = attribute
  return typeof value === 'object' && value?.value.trim() === 'toc'
}

/** The headings in a list of `{ value, id, level }`, as Docusaurus has it; undefined if it is none. */
function toHeadings(value: unknown): Heading[] | undefined {
  if (!Array.isArray(value)) return undefined
  const headings = value.filter(isEntry)
  if (headings.length < value.length) return undefined
  return headings.map(({ value: html, id, level }) => ({
    level,
    id,
    html,
    text: unescapeHtml(html.replace(/<[^>]*>/g, '')),
  }))
}

/** An entry of `toc`, in the format of Docusaurus. */
interface TocEntry {
  value: string
  id: string
  level: number
}

function isEntry(entry: unknown): entry is TocEntry {
  if (!isRecord(entry)) return false
  const { value, id, level } = entry
  return typeof value === 'string' && typeof id === 'string' && typeof level === 'number'
}
