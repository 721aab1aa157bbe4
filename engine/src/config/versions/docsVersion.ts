import type { SourcePath } from '../../model/paths.ts'
import type { Messages } from '../locale/readMessages.ts'
import type { DocsConfig } from '../siteConfig.ts'

/** What is said of a version of a set of docs. A set without versions has one: `current`. */
export interface VersionSettings {
  /** The set that it is a version of. */
  docsConfig: DocsConfig
  name: string
  label: string
  /** Below that of the docs; empty for the last version. */
  path: string
  /** Whether it is the one that readers are led to. */
  isLast: boolean
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
  noIndex: boolean
  className: string
  /** What holds its notes, from the site folder: `docs`, `versioned_docs/version-1.0`. */
  folder: SourcePath
  /** The file that its sidebars stand in, from the site folder; undefined when they are made from the folders. */
  sidebarsFile?: SourcePath
  /** Name of its folder and of its file within the translations. */
  translationName: string
}

/** A version with what stands in files of its own. */
export interface DocsVersion extends VersionSettings {
  /** The default export of its sidebars file, unchecked; undefined when there is none. */
  sidebars: unknown
  /** Its label and the labels of its sidebars in the current locale, as far as they are translated. */
  messages: Messages
}

/** The version that the docs folder itself is. */
export const currentVersion = 'current'
