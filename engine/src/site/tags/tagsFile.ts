import { z } from 'zod'
import type { DataFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { groupBy } from '../../std/collections.ts'
import { kebabCase } from '../../std/text.ts'
import { schemaKey } from '../schemaKey.ts'
import { schemaProblems } from '../schemaProblems.ts'

const tagSchema = z.strictObject({
  label: z.string().optional(),
  description: z.string().optional(),
  permalink: z.string().optional(),
})
const schema = z.record(z.string(), tagSchema.nullable())

/** A tag as the tags file describes it. `permalink` is still relative to the tags page. */
export interface DefinedTag {
  label: string
  permalink: string
  description?: string | undefined
}

/** Validates a tags file and fills in defaults. The tags are keyed by the names that notes use. */
export function parseTagsFile({ value, source: file }: DataFile) {
  const result = schema.safeParse(value ?? {})
  if (!result.success) {
    const diagnostics = [
      diagnose('invalid-tags-file', [schemaProblems(result.error)], { file, key: schemaKey(result.error) }),
    ]
    return { tags: new Map<string, DefinedTag>(), diagnostics }
  }
  const tags = new Map(Object.entries(result.data).map(([key, tag]) => [key, defineTag(key, tag ?? {})]))
  return { tags, diagnostics: checkPermalinks(tags, file) }
}

function defineTag(key: string, { label, permalink, description }: z.output<typeof tagSchema>): DefinedTag {
  return {
    label: label ?? key.charAt(0).toUpperCase() + key.slice(1),
    permalink: permalink ?? kebabCase(key),
    ...(description && { description }),
  }
}

function checkPermalinks(tags: Map<string, DefinedTag>, file: SourcePath): Diagnostic[] {
  const sharing = groupBy(tags.keys(), (key) => tags.get(key)!.permalink)
  return [...sharing]
    .filter(([, keys]) => keys.length > 1)
    .map(([permalink, keys]) =>
      diagnose('duplicate-tag-permalink', [permalink, keys], { file, key: [keys.at(-1)!] }),
    )
}
