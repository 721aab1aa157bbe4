import type { Heading } from '../model/pageData.ts'
import { isRecord } from '../std/collections.ts'
import { unescapeHtml } from '../std/html.ts'

/** The headings that a list of `{ value, id, level }` stands for, as Docusaurus has it; undefined if it is none. */
export function toHeadings(value: unknown): Heading[] | undefined {
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
