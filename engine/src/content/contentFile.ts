import { isDeepStrictEqual } from 'node:util'
import { hashBytes } from '../config/readFile.ts'
import type { BlogConfig } from '../config/siteConfig.ts'
import type { DocsVersion } from '../config/versions.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { OutputPath, SourcePath } from '../model/paths.ts'
import { memoize, withReaders } from '../std/collections.ts'

/** A Markdown file as it was found on disk. */
export interface ContentFile {
  /** Which part of the site it belongs to. */
  collection: 'docs' | 'pages' | 'blog'
  /** The root folder of its docs version, pages or blog, from the site folder: `docs`, `versioned_docs/version-1.0`. */
  folder: SourcePath
  /** Relative to the site folder: `docs/guides/vim.md`. */
  source: SourcePath
  /** The original, if this is a translation. Relative links are resolved from there. */
  original?: SourcePath
  /** Whether it is an original, shown because the current locale lacks a translation. */
  isUntranslated?: boolean
  /** Relative to the folder of its collection: `guides/vim.md`. */
  path: SourcePath
  /** Normalized by `normalizeText`: NFC, LF line ends, no byte order mark. */
  text: string
  /** Whether the file is not UTF-8, or holds zero bytes, so that some letters of the text are "\ufffd". */
  isDamaged?: boolean
  /** Only the part that another note embeds: a heading or `^block`, as written behind `#`; '' for all of it. */
  part?: string
  /** The files that its code blocks quote, by the paths written there. */
  quotes?: Record<string, QuotedFile>
}

const hashes = new WeakMap<ContentFile, string>()

/** A hash of the text of a note. The text is not read for it where it is known. */
export const hashOfText = memoize((file: ContentFile) => hashBytes(file.text), hashes)

/** A note whose text is read whenever it is asked for: few stages do. The hash is that of the text. */
export function withTextLater(
  facts: Omit<ContentFile, 'text'>,
  hash: string,
  read: () => string,
): ContentFile {
  const file = withReaders(facts, { text: read })
  hashes.set(file, hash)
  return file
}

/** Whether the text of a note is read whenever it is asked for. */
export const isReadLater = (file: ContentFile): boolean =>
  Object.getOwnPropertyDescriptor(file, 'text')?.get !== undefined

/** What there is of a note besides its text, which is not read. */
export const factsOf = (file: ContentFile): Omit<ContentFile, 'text'> =>
  Object.fromEntries(
    Object.keys(file).flatMap((name) => (name === 'text' ? [] : [[name, Reflect.get(file, name)]])),
  ) as Omit<ContentFile, 'text'>

/** Whether two notes are the same with the same text. */
export const isSameFile = (one: ContentFile, other: ContentFile): boolean =>
  one === other || (hashOfText(one) === hashOfText(other) && isDeepStrictEqual(factsOf(one), factsOf(other)))

/** A file quoted in a code block; it has no text if it cannot be shown. */
export type QuotedFile = { source: SourcePath } & (
  | { text: string }
  | { problem: 'outside' }
  | { problem: 'secret' }
  | { problem: 'missing'; nearest?: string | undefined }
)

/** A React page as it was found on disk. */
export interface PageModule {
  /** Relative to the site folder: `src/pages/about.tsx`. */
  source: SourcePath
  /** Relative to the pages folder. */
  path: SourcePath
  /** The pages folder; none for pages that plugins add. */
  folder?: SourcePath
  /** Where below `baseUrl` a plugin wants the page, and the plugin's name. */
  added?: { below: string; by: string }
}

/** A YAML or JSON file, parsed but unchecked. */
export interface DataFile {
  source: SourcePath
  value: unknown
}

/** A `_category_` file: the settings of a folder's category in the sidebar. */
export interface CategoryFile extends DataFile {
  /** Relative to the docs folder, with number prefixes; empty for the docs folder itself. */
  folder: string
}

/** A blog with its data files, parsed but unchecked. Each is undefined if the file does not exist. */
export interface BlogContent {
  config: BlogConfig
  authorsFile?: DataFile | undefined
  /** The authors file exists but is invalid YAML, which has been reported already. */
  authorsUnreadable?: boolean
  tagsFile?: DataFile | undefined
}

/** A version of the docs with its data files. */
export interface VersionContent {
  version: DocsVersion
  /** `_category_` files, parsed but unchecked. */
  categoryFiles: CategoryFile[]
  /** The tags file, parsed but unchecked; undefined when there is none. */
  tagsFile?: DataFile | undefined
  /** The sidebar items that the site's own generator made of folders, by folder, unchecked. */
  generatedItems?: Record<string, unknown> | undefined
}

/** What a file is that has the name of a picture, or lacks. */
export type PictureDamage = 'empty' | 'web page' | 'pointer' | 'cut off' | 'no namespace' | 'other format'

/** A picture in another format and a width that pages show it in. */
export interface SizedPicture {
  format: 'avif' | 'webp'
  width: number
  output: OutputPath
}

/** A file that a note shows or links to, with the path it is published under. */
export interface Asset {
  source: SourcePath
  /** The file on disk. Absolute. */
  path: string
  /** Published path, with a content hash in the name. */
  output: OutputPath
  /** Width of a picture in CSS pixels. */
  width?: number
  height?: number
  /** The same picture for screens of several widths, the format that browsers should prefer first. */
  sizes?: SizedPicture[]
  /** Why it is not a picture, although its name says so. */
  damage?: PictureDamage
}

/** The sources of all pages. */
export interface Content {
  files: ContentFile[]
  /** The versions of the docs, with their categories and tags files. */
  docs: VersionContent[]
  /** The blogs, with their authors and tags files. */
  blogs: BlogContent[]
  pageModules: PageModule[]
  diagnostics: Diagnostic[]
}
