import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { ContentFile } from '../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { locate } from './locate.ts'

/** Text; numbers and dates that YAML read as such are turned back into text. */
const text = z.union([z.string(), z.number().transform(String)])
const flag = z.boolean()
const position = z.coerce.number()
const headingLevel = z.coerce.number().int().min(2).max(6)
const strings = z.union([text.transform((one) => [one]), z.array(text)])
const tag = z.union([text, z.object({ label: text, permalink: text })])
const lastUpdate = z
  .object({ author: text.optional(), date: text.refine((date) => !Number.isNaN(Date.parse(date))).optional() })
  .refine(({ author, date }) => author !== undefined || date !== undefined)

const fields = {
  id: text,
  title: text,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  keywords: strings,
  image: text,
  description: text,
  slug: text,
  lang: text,
  sidebar_label: text,
  sidebar_class_name: text,
  sidebar_key: text,
  sidebar_custom_props: z.record(z.string(), z.unknown()),
  sidebar_position: position,
  displayed_sidebar: text.nullable(),
  pagination_label: text,
  pagination_next: text.nullable(),
  pagination_prev: text.nullable(),
  tags: z.array(tag),
  custom_edit_url: text.nullable(),
  parse_number_prefixes: flag,
  draft: flag,
  unlisted: flag,
  last_update: lastUpdate,
  mdx: z.strictObject({ format: z.enum(['md', 'mdx', 'detect']).optional() }),
  wrapperClassName: text,
}

/** What each field accepts, in the words of a message. */
const expectations: Partial<Record<keyof typeof fields, string>> = {
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  keywords: 'a list of words',
  sidebar_custom_props: 'a map',
  sidebar_position: 'a number',
  tags: 'a list of tags, each a text or { label, permalink }',
  last_update: 'a map with "date", "author" or both, the date readable',
  mdx: 'a map whose only key is "format": md, mdx or detect',
  displayed_sidebar: 'the id of a sidebar, or null',
  pagination_next: 'the id of a doc, or null',
  pagination_prev: 'the id of a doc, or null',
  custom_edit_url: 'an address, or null',
}

type Fields = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

/** The checked header of a note. Unknown fields are kept as they were written. */
export type DocFrontMatter = Fields & Record<string, unknown>

interface FrontMatterResult {
  frontMatter: DocFrontMatter
  diagnostics: Diagnostic[]
}

const headerPattern = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/

/** The header and where the text begins; a file without one has an empty header. */
export function splitFrontMatter(text: string): { header: string; bodyOffset: number } {
  const match = headerPattern.exec(text)
  return match ? { header: match[1] ?? '', bodyOffset: match[0].length } : { header: '', bodyOffset: 0 }
}

/** Reads and checks the YAML header of a file. Fields with a mistake are left out of the result. */
export function parseFrontMatter(file: ContentFile): FrontMatterResult {
  const { header } = splitFrontMatter(file.text)
  if (header.trim() === '') return { frontMatter: {}, diagnostics: [] }
  const lineCounter = new LineCounter()
  const yaml = parseDocument(header, { lineCounter, prettyErrors: false, uniqueKeys: false })
  const [error] = yaml.errors
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0])
    return invalid([diagnose('invalid-yaml', [error.message], locate(file, line + 1, col))])
  }
  const value: unknown = yaml.toJS()
  if (value === null) return { frontMatter: {}, diagnostics: [] }
  if (typeof value !== 'object' || Array.isArray(value))
    return invalid([diagnose('front-matter-not-a-map', [], locate(file, 2))])
  return checkFields(value as Record<string, unknown>, file)
}

function invalid(diagnostics: Diagnostic[]): FrontMatterResult {
  return { frontMatter: {}, diagnostics }
}

function checkFields(written: Record<string, unknown>, file: ContentFile): FrontMatterResult {
  const frontMatter: Record<string, unknown> = {}
  const diagnostics: Diagnostic[] = []
  for (const [name, value] of Object.entries(written)) {
    const where = () => locateField(file, name)
    const schema = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : undefined
    if (!schema) {
      frontMatter[name] = value
      const known = nearestMatch(name, Object.keys(fields))
      if (known) diagnostics.push(diagnose('unknown-front-matter', [name, known], where()))
      continue
    }
    const result = schema.safeParse(value)
    if (result.success) frontMatter[name] = result.data
    else diagnostics.push(diagnose('invalid-front-matter', [name, value, expectation(name)], where()))
  }
  diagnostics.push(...checkTogether(frontMatter as DocFrontMatter, file))
  return { frontMatter: frontMatter as DocFrontMatter, diagnostics }
}

function expectation(name: string): string {
  const named = expectations[name as keyof typeof fields]
  if (named) return named
  return fields[name as keyof typeof fields] === flag ? 'true or false' : 'a text'
}

/** Rules that need two fields. */
function checkTogether(frontMatter: DocFrontMatter, file: ContentFile): Diagnostic[] {
  const { draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter
  const diagnostics: Diagnostic[] = []
  if (draft && unlisted) diagnostics.push(diagnose('draft-and-unlisted', [], locateField(file, 'unlisted')))
  if (min !== undefined && max !== undefined && min > max)
    diagnostics.push(diagnose('toc-levels-crossed', [min, max], locateField(file, 'toc_min_heading_level')))
  return diagnostics
}

function locateField(file: ContentFile, name: string) {
  const index = file.text.split('\n').findIndex((line) => line.trimStart().startsWith(`${name}:`))
  return locate(file, Math.max(index, 0) + 1)
}
