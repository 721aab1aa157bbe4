import { join, posix } from 'node:path'
import { diagnose, stopOnErrors, type Tell } from '../../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import type { Messages } from '../locale/translations.ts'
import { readIfThere } from '../readFile.ts'
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

/** The file that lists the versions of a set of docs, newest first, from the site folder. */
export const versionsFile = (docs: DocsConfig) => toSourcePath(`${prefixOf(docs)}versions.json`)

/** Where a version's notes and sidebars are, from the site folder. */
export function versionFiles(docs: DocsConfig, name: string) {
  const translationName = name === currentVersion ? name : `version-${name}`
  if (name === currentVersion) {
    const { sidebarPath } = docs
    const sidebarsFile = sidebarPath ? toSourcePath(posix.normalize(sidebarPath)) : undefined
    const folder = toSourcePath(posix.normalize(docs.path).replace(/\/$/, ''))
    return { folder, sidebarsFile, translationName }
  }
  return {
    folder: toSourcePath(`${prefixOf(docs)}versioned_docs/${translationName}`),
    sidebarsFile: toSourcePath(`${prefixOf(docs)}versioned_sidebars/${translationName}-sidebars.json`),
    translationName,
  }
}

/** The folder of translations that belongs to a set of docs, within that of a language. */
export function docsTranslations({ id }: DocsConfig): string {
  return `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
}

const prefixOf = ({ id }: DocsConfig) => (id === 'default' ? '' : `${id}_`)

/** The valid names in the versions file, newest first; undefined when there is no such file. */
export function readVersionNames(
  siteDir: string,
  docs: DocsConfig,
  tell: Tell = stopOnErrors,
): string[] | undefined {
  const file = versionsFile(docs)
  const text = readIfThere(siteDir, join(siteDir, file), tell)
  if (text === undefined) return undefined
  const names = parseList(text)
  if (!names) tell([diagnose('invalid-versions-file', [], { file })])
  const problems = (names ?? []).map((name) => {
    const reason = checkVersionName(name)
    return reason ? [diagnose('invalid-version-name', [String(name), reason], { file })] : []
  })
  tell(problems.flat())
  return names?.filter((_, index) => problems[index]!.length === 0) as string[] | undefined
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Why a version cannot have this name, which becomes part of file names and addresses; undefined if it can. */
export function checkVersionName(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'it is not a text'
  if (name.trim() === '') return 'it has no letters'
  if (name.length > 32) return 'it is longer than 32 characters'
  if (name === '.' || name === '..') return 'it means a folder'
  if (/[/\\]/.test(name)) return 'it has a slash in it'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no file name may hold
  if (/[<>:"|?*\x00-\x1f]/.test(name)) return 'it has a character in it that file names cannot hold'
  return undefined
}
