import { z } from 'zod'
import type { DataFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { isScriptAddress } from '../../std/html.ts'
import { schemaKey } from '../schemaKey.ts'
import { schemaProblems } from '../schemaProblems.ts'
import { isSocialAccount } from './socialLinks.ts'

const account = z
  .string()
  .refine(isSocialAccount, 'must be the name of an account or a full address that begins with https://')

const fields = z.looseObject({
  name: z.string().optional(),
  title: z.string().optional(),
  url: z
    .string()
    .refine((url) => URL.canParse(url, 'https://site.invalid') && !isScriptAddress(url), 'must be an address')
    .optional(),
  email: z.string().optional(),
  description: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  page: z
    .union(
      [z.boolean(), z.strictObject({ permalink: z.string() })],
      'must be true, false or { permalink: … }',
    )
    .optional(),
  socials: z.record(z.string(), account).optional(),
})

/** The fields that describe an author. */
export type AuthorFields = z.output<typeof fields>

const file = z.record(
  z.string(),
  fields.refine(
    ({ name, image_url, imageURL }) => name || image_url || imageURL,
    'needs a "name" or an "image_url"',
  ),
)

interface Authors {
  /** By the keys that posts use. */
  authors: Map<string, AuthorFields>
  diagnostics: Diagnostic[]
}

/** Validates an authors file. If it has a mistake, the mistake is reported and no authors are returned. */
export function parseAuthorsFile({ value, source }: DataFile): Authors {
  const result = file.safeParse(value ?? {})
  if (result.success) return { authors: new Map(Object.entries(result.data)), diagnostics: [] }
  const problem = diagnose('invalid-authors-file', [schemaProblems(result.error)], {
    file: source,
    key: schemaKey(result.error),
  })
  return { authors: new Map(), diagnostics: [problem] }
}

/** Validates the author fields in a post's front matter against the schema of the authors file. */
export function parseAuthorFields(value: unknown): { given: AuthorFields; problems: string[] } {
  const result = fields.safeParse(value)
  return result.success
    ? { given: result.data, problems: [] }
    : { given: {}, problems: schemaProblems(result.error) }
}
