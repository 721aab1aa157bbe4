import { z } from 'zod'
import { fileAddress } from '../../config/schema/parts.ts'
import type { DataFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { SocialLink } from '../../model/blogContent.ts'
import { encodeUrl, type SourcePath } from '../../model/paths.ts'
import { asTable } from '../../std/collections.ts'
import { isScriptAddress } from '../../std/html.ts'
import { checkFields, explainMistakes, schemaProblems } from '../schemaProblems.ts'

const isFullAddress = (account: string) => /^(?:https?:\/\/|mailto:)/i.test(account)

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
  image_url: fileAddress.optional(),
  imageURL: fileAddress.optional(),
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
  const result = checkFields(file, value ?? {})
  if (result.success)
    return { authors: new Map(Object.entries(result.data)), diagnostics: misspeltFields(result.data, source) }
  const diagnostics = explainMistakes('invalid-authors-file', result.error, { file: source })
  return { authors: new Map(), diagnostics }
}

/** Authors may have fields of the site's own; one that is nearly spelt like a known field is a slip. */
function misspeltFields(authors: Record<string, AuthorFields>, file: SourcePath): Diagnostic[] {
  const known = Object.keys(fields.shape)
  return Object.entries(authors).flatMap(([key, author]) =>
    Object.keys(author).flatMap((field) => {
      const meant = known.includes(field) ? undefined : nearestMatch(field, known)
      if (!meant) return []
      const problem = `"${key}.${field}" is unknown (did you mean "${meant}"?)`
      return withSeverity('warn', diagnose('invalid-authors-file', [problem], { file, key: [key, field] }))
    }),
  )
}

/** Validates the author fields in a post's front matter against the schema of the authors file. */
export function parseAuthorFields(value: unknown): { given: AuthorFields; problems: string[] } {
  const result = checkFields(fields, value)
  return result.success
    ? { given: result.data, problems: [] }
    : { given: {}, problems: schemaProblems(result.error) }
}

/** Social platforms by their key in the authors file: the display name, and the URL prefix of an account. */
const platforms = asTable<[name: string, address: string]>({
  x: ['X', 'https://x.com/'],
  twitter: ['Twitter', 'https://twitter.com/'],
  github: ['GitHub', 'https://github.com/'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  threads: ['Threads', 'https://www.threads.net/@'],
  mastodon: ['Mastodon', 'https://mastodon.social/@'],
  twitch: ['Twitch', 'https://twitch.tv/'],
  youtube: ['YouTube', 'https://youtube.com/@'],
  email: ['Email', 'mailto:'],
})

/** Whether an account is written in a valid form: a full URL, or a name without a slash. */
function isSocialAccount(account: string): boolean {
  return isFullAddress(account) || !account.includes('/')
}

/** The accounts of an author as links. On a platform not listed above, only a full URL becomes a link. */
export function socialLinks(socials: Record<string, string>): SocialLink[] {
  return Object.entries(socials).flatMap(([name, account]) => {
    const [platform, address] = platforms[name.toLowerCase()] ?? [name]
    if (isFullAddress(account)) return [{ platform, href: account }]
    return address === undefined ? [] : [{ platform, href: address + encodeUrl(account.replace(/^@/, '')) }]
  })
}
