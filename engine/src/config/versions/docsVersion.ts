import type { SourcePath } from '../../model/paths.ts'
import type { Messages } from '../locale/readMessages.ts'
import type { DocsConfig } from '../siteConfig.ts'

/** The resolved settings of a version of a set of docs. A set without versions has one: `current`. */
export interface VersionSettings {
  /** The set of docs that it belongs to. */
  docsConfig: DocsConfig
  name: string
  label: string
  /** URL path below that of the docs; empty for the last version. */
  path: string
  /** Whether it is the last version, to which readers are led by default. */
  isLast: boolean
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
  noIndex: boolean
  className: string
  /** The folder of its notes, from the site folder: `docs`, `versioned_docs/version-1.0`. */
  folder: SourcePath
  /** Its sidebars file, from the site folder; undefined when sidebars are made from the folders. */
  sidebarsFile?: SourcePath
  /** Name of its folder and of its file within the translations. */
  translationName: string
}

/** A version with its sidebars and translated labels. */
export interface DocsVersion extends VersionSettings {
  /** The default export of its sidebars file, unchecked; undefined when there is none. */
  sidebars: unknown
  /** Its label and the labels of its sidebars in the current locale, as far as they are translated. */
  messages: Messages
}

/** Name of the version in the docs folder itself. */
export const currentVersion = 'current'
