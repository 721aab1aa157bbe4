import { type Diagnostic, diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { type AuthorFields, parseAuthorFields } from './authorsFile.ts'
import type { BlogConfig, PostAuthor } from './blog.ts'
import { type AuthorPlaces, toAuthor } from './toAuthor.ts'
import { legacyAuthorFields, type WrittenAuthor, writtenAuthors } from './writtenAuthors.ts'

/** Inputs for looking up the authors of posts. */
export interface AuthorSources extends AuthorPlaces {
  blogConfig: BlogConfig
  /** The entries of the authors file, by key. */
  authors: Map<string, AuthorFields>
  /** Path of the authors file; undefined when there is none. */
  authorsSource?: SourcePath | undefined
}

/** The authors of a post. Unknown keys are left out; `checkAuthors` reports them. */
export function postAuthors({ frontMatter }: DocumentOutline, sources: AuthorSources): PostAuthor[] {
  return writtenAuthors(frontMatter).flatMap(({ key, fields }) => {
    const known = key === undefined ? {} : sources.authors.get(key)
    if (!known) return []
    return [toAuthor({ ...known, ...parseAuthorFields(fields).given }, key, sources)]
  })
}

/** Reports authors of a post who are not known, are named twice, or are described in the post itself. */
export function checkAuthors({ file, frontMatter }: DocumentOutline, sources: AuthorSources): Diagnostic[] {
  const written = writtenAuthors(frontMatter)
  const legacy = legacyAuthorFields(frontMatter)
  const field = frontMatter.authors === undefined ? (legacy[0] ?? 'author') : 'authors'
  const where = { file: file.source, key: [field] }
  const keys = written.flatMap(({ key }) => key ?? [])
  const unknown = keys.filter((key) => !sources.authors.has(key))
  const twice = keys.filter((key, index) => keys.indexOf(key) < index)
  const invalid = written.flatMap(({ fields }) => parseAuthorFields(fields).problems)
  return [
    ...(frontMatter.authors !== undefined && legacy.length > 0
      ? [diagnose('authors-written-twice', [legacy], where)]
      : []),
    ...unknown.map((key) => ({ ...unknownAuthor(key, sources), where })),
    ...[...new Set(twice)].map((key) => diagnose('duplicate-post-author', [key], where)),
    ...(invalid.length > 0 ? [diagnose('invalid-post-author', [invalid], where)] : []),
    ...(frontMatter.authors === undefined
      ? []
      : checkInline(written, sources).map((each) => ({ ...each, where }))),
  ]
}

function unknownAuthor(key: string, { authors, authorsSource, blogConfig }: AuthorSources): Diagnostic {
  if (!authorsSource)
    return diagnose('no-authors-file', [key, `${blogConfig.path}/${blogConfig.authorsMapPath}`])
  return diagnose('unknown-author', [key, authorsSource, [...authors.keys()]])
}

/** Reports authors without a key. */
function checkInline(written: WrittenAuthor[], { blogConfig }: AuthorSources): Diagnostic[] {
  const names = written.filter(({ key }) => key === undefined).map(({ fields }) => String(fields.name ?? '?'))
  if (names.length === 0) return []
  const file = `${blogConfig.path}/${blogConfig.authorsMapPath}`
  return withSeverity(blogConfig.onInlineAuthors, diagnose('inline-authors', [names, file]))
}
