import { z } from 'zod'
import { isLanguageTag } from '../../config/locale/isLanguageTag.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import { postExpectations, postFields } from './postFields.ts'

/** Text. A number counts as text, in the form in which it is written. */
const text = z.union([z.string(), z.number().transform(String)])
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
const number = z.union([z.number(), z.string().refine(isNumeric).transform(Number)])
const headingLevel = number.refine((level) => Number.isInteger(level) && level >= 2 && level <= 6)
const date = text.refine((written) => !Number.isNaN(Date.parse(written)))
const lastUpdate = z
  .object({ author: text.optional(), date: date.optional() })
  .refine((update) => update.author !== undefined || update.date !== undefined)

/** The front matter fields of every kind of file. */
const commonFields = {
  id: text,
  title: text,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  keywords: z.union([text.transform((one) => [one]), z.array(text)]),
  image: text,
  description: text,
  slug: text,
  aliases: z.union([text.transform((one) => [one]), z.array(text)]),
  lang: text.refine(isLanguageTag),
  sidebar_label: text,
  sidebar_class_name: text,
  sidebar_key: text,
  sidebar_custom_props: z.record(z.string(), z.unknown()),
  sidebar_position: number,
  displayed_sidebar: text.nullable(),
  pagination_label: text,
  pagination_next: text.nullable(),
  pagination_prev: text.nullable(),
  tags: z.array(z.union([text, z.object({ label: text, permalink: text })])),
  custom_edit_url: text.nullable(),
  parse_number_prefixes: flag,
  draft: flag,
  unlisted: flag,
  last_update: lastUpdate,
  mdx: z.strictObject({ format: z.enum(['md', 'mdx', 'detect']).optional() }),
  wrapperClassName: text,
}

/** The known fields of all kinds of files. */
export const frontMatterFields = { ...commonFields, ...postFields }

export type FieldName = keyof typeof frontMatterFields

/** The known fields of a file, by its kind. */
export function fieldsIn({ collection }: ContentFile): Partial<typeof frontMatterFields> {
  return collection === 'blog' ? frontMatterFields : commonFields
}

/** What fields accept, for messages; for all but texts and flags. */
const expectations: Partial<Record<FieldName, string>> = {
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  keywords: 'a list of words',
  aliases: 'a list of addresses',
  lang: 'a language, such as en or pt-BR',
  sidebar_custom_props: 'a map',
  sidebar_position: 'a number',
  tags: 'a list of tags, each a text or { label, permalink }',
  last_update: 'a map with "date", "author" or both, the date readable',
  mdx: 'a map whose only key is "format": md, mdx or detect',
  displayed_sidebar: 'the id of a sidebar, or null',
  pagination_next: 'the id of a doc, or null',
  pagination_prev: 'the id of a doc, or null',
  custom_edit_url: 'an address, or null',
  ...postExpectations,
}

/** What a field accepts, for messages. */
export function fieldExpectation(name: FieldName): string {
  return expectations[name] ?? (frontMatterFields[name] === flag ? 'true or false' : 'a text')
}

function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}
