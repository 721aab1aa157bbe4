import { z } from 'zod'
import type { DocsConfig } from '../../config/siteConfig.ts'
import type { DataFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose, type Severity, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { decodePath, joinUrlPath, type RoutePath, type SourcePath, toRoutePath } from '../../model/paths.ts'
import { groupBy } from '../../std/collections.ts'
import { kebabCase } from '../../std/text.ts'
import { checkFields, explainMistakes } from '../schemaProblems.ts'
import type { Tag } from '../site.ts'

interface ResolvedTags {
  /** By the keys that notes use; undefined without a tags file. */
  defined?: Map<string, DefinedTag>
  diagnostics: Diagnostic[]
}

/** Reads the tags file, if there is one, and reports the notes that use tags which it does not hold. */
export function resolveTags(
  file: DataFile | undefined,
  outlines: DocumentOutline[],
  { tags: setting, onInlineTags }: Pick<DocsConfig, 'tags' | 'onInlineTags'>,
): ResolvedTags {
  if (!file || setting === false) return { diagnostics: checkShared(outlines) }
  const { tags, diagnostics } = parseTagsFile(file)
  if (diagnostics.length > 0) return { defined: tags, diagnostics }
  return {
    defined: tags,
    diagnostics: [
      ...checkInlineTags(outlines, { source: file.source, tags }, onInlineTags),
      ...checkShared(outlines, tags),
    ],
  }
}

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
  const result = checkFields(schema, value ?? {})
  if (!result.success) {
    const diagnostics = explainMistakes('invalid-tags-file', result.error, { file })
    return { tags: new Map<string, DefinedTag>(), diagnostics }
  }
  const tags = new Map(Object.entries(result.data).map(([key, tag]) => [key, defineTag(key, tag ?? {})]))
  return { tags, diagnostics: checkPermalinks(tags, file) }
}

function defineTag(key: string, { label, permalink, description }: z.output<typeof tagSchema>): DefinedTag {
  return {
    label: label ?? key.charAt(0).toUpperCase() + key.slice(1),
    permalink: permalink ?? addressOf(key),
    ...(description && { description }),
  }
}

/** A tag that is only a picture or a sign has no words for its address. */
const addressOf = (name: string) => kebabCase(name) || name

function checkPermalinks(tags: Map<string, DefinedTag>, file: SourcePath): Diagnostic[] {
  const sharing = groupBy(tags.keys(), (key) => tags.get(key)!.permalink)
  return [...sharing]
    .filter(([, keys]) => keys.length > 1)
    .map(([permalink, keys]) =>
      diagnose('duplicate-tag-permalink', [permalink, keys], { file, key: [keys.at(-1)!] }),
    )
}

type WrittenTag = NonNullable<DocFrontMatter['tags']>[number]
type DefinedTags = Map<string, DefinedTag>

/** Where the tags of notes are, and what is known of them. */
interface TagSources {
  tagsPath: RoutePath
  /** Those of the tags file, if there is one. */
  defined?: DefinedTags | undefined
  /** Whether `a/b` is a tag within `a`, as in a vault. */
  areNested?: boolean
}

/** The tags of a note with their addresses below `tagsPath`. Two that share an address count once. */
export function docTags({ tags = [] }: DocFrontMatter, sources: TagSources): Tag[] {
  const byPermalink = new Map<string, Tag>()
  for (const written of tags) {
    const tag = placeTag(findDefinition(written, sources.defined), sources.tagsPath)
    const around = sources.areNested && typeof written === 'string' ? tagsAround(written, sources) : []
    if (!byPermalink.has(tag.permalink))
      byPermalink.set(tag.permalink, { ...tag, ...(around.length > 0 && { around }) })
  }
  return [...byPermalink.values()]
}

/** The most tags that one is nested in: each has a page, and the name of the whole path. */
const mostAround = 100

function tagsAround(name: string, { tagsPath, defined }: TagSources): Tag[] {
  const parts = name.split('/').filter(Boolean)
  const names = parts
    .slice(0, -1)
    .slice(0, mostAround)
    .map((_, at) => parts.slice(0, at + 1).join('/'))
  return names.map((each) => placeTag(findDefinition(each, defined), tagsPath))
}

function findDefinition(written: WrittenTag, defined?: DefinedTags): DefinedTag {
  return typeof written === 'string' ? (defined?.get(written) ?? inlineTag(written)) : written
}

function placeTag(tag: DefinedTag, tagsPath: RoutePath): Tag {
  const permalink = decodePath(tag.permalink) ?? tag.permalink
  return { ...tag, permalink: toRoutePath(joinUrlPath(tagsPath, permalink)) }
}

function inlineTag(label: string): DefinedTag {
  return { label, permalink: addressOf(label) }
}

/** The tags of a note that the tags file does not hold. */
function undefinedTags({ tags = [] }: DocFrontMatter, defined: DefinedTags): string[] {
  return tags.filter((tag) => typeof tag === 'string').filter((tag) => !defined.has(tag))
}

/** Reports the notes whose tags the tags file does not hold. */
function checkInlineTags(
  outlines: DocumentOutline[],
  { source, tags }: Pick<DataFile, 'source'> & { tags: Map<string, DefinedTag> },
  severity: Severity = 'warn',
): Diagnostic[] {
  return outlines.flatMap(({ file, frontMatter }) => {
    const inline = undefinedTags(frontMatter, tags)
    if (inline.length === 0) return []
    const problem = diagnose('inline-tags', [inline, source, [...tags.keys()]], {
      file: file.source,
      key: ['tags'],
    })
    return withSeverity(severity, problem)
  })
}

/** Reports tags of notes that are other words and share an address, as `má` and `ma`: readers see one of them only. */
function checkShared(outlines: DocumentOutline[], defined?: DefinedTags): Diagnostic[] {
  const names = new Map<string, Map<string, string>>()
  return outlines.flatMap(({ file, frontMatter: { tags = [] } }) =>
    tags.flatMap((written) => {
      const { label, permalink } = findDefinition(written, defined)
      const name = typeof written === 'string' ? written : label
      const known = names.get(permalink) ?? new Map<string, string>()
      names.set(permalink, known)
      const word = name
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '')
      if (known.has(word)) return []
      const [first] = known.values()
      known.set(word, name)
      const where = { file: file.source, key: ['tags'] }
      return first === undefined ? [] : [diagnose('tags-share-address', [name, first, permalink], where)]
    }),
  )
}
