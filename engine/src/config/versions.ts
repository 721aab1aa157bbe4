import { join, posix, relative, resolve } from 'node:path'
import type { Diagnostic, Tell } from '../diagnostics/diagnostic.ts'
import {
  BuildFailed,
  diagnose,
  hasErrors,
  orElse,
  stopOnErrors,
  withSeverity,
} from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { Words } from '../model/uiText.ts'
import { english } from '../model/words/english.ts'
import { groupBy, isRecord } from '../std/collections.ts'
import { leaveOutStandIns, withStandIns } from './adopt/foreignModules.ts'
import { isMissing, withoutItems } from './explainBundlerError.ts'
import { guardCallbacks } from './guardCallbacks.ts'
import { type ImportedModule, importModule } from './importModule.ts'
import { type Messages, readMessages, translationFolder } from './locale/translations.ts'
import { checkReadable, isThere, readIfThere } from './readFile.ts'
import { configPlace, type DocsConfig, type SiteConfig } from './siteConfig.ts'

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

/** The valid names in the versions file, newest first, as a rule without `current`; undefined when there is no such file. */
export function readVersionNames(siteDir: string, docs: DocsConfig, tell: Tell): string[] | undefined {
  const file = versionsFile(docs)
  const text = readIfThere(siteDir, join(siteDir, file), tell)
  if (text === undefined) return undefined
  const names = parseList(text)
  if (!names) tell([diagnose('invalid-versions-file', [], { file, line: 1 })])
  const problems = (names ?? []).map((name) => {
    const reason = name === currentVersion ? undefined : checkVersionName(name)
    return reason
      ? [diagnose('invalid-version-name', [String(name), reason], { file, texts: [String(name)] })]
      : []
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
  if (name === currentVersion) return 'it is that of the docs which come next'
  if (name.length > 32) return 'it is longer than 32 characters'
  if (name === '.' || name === '..') return 'it means a folder'
  if (/[/\\]/.test(name)) return 'it has a slash in it'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no file name may hold
  if (/[<>:"|?*\x00-\x1f]/.test(name)) return 'it has a character in it that file names cannot hold'
  return undefined
}

/** Loads every version of every set of docs, with its sidebars. */
export async function loadVersions(config: SiteConfig, tell: Tell): Promise<DocsVersion[]> {
  const { siteDir, docs, words } = config
  const resolved = docs.map((set) => resolveVersions(set, readVersionNames(siteDir, set, tell), words))
  const where = configPlace(config, 'docs')
  const told = resolved.flatMap(({ diagnostics }) => diagnostics.map((problem) => ({ where, ...problem })))
  // Where imports may be missing, so may versions, which a script may write.
  const rate = (problem: Diagnostic) =>
    problem.code === 'unknown-version' ? withSeverity(config.onMissingImports, problem) : [problem]
  tell(told.flatMap(rate))
  const versions = resolved.flatMap(({ versions }) => versions)
  return Promise.all(versions.map((version) => loadVersion(version, config, tell)))
}

async function loadVersion(version: VersionSettings, config: SiteConfig, tell: Tell): Promise<DocsVersion> {
  const { siteDir } = config
  const folder = translationFolder(config)
  const name = `${version.translationName}.json`
  const messages =
    folder === undefined
      ? new Map()
      : readMessages(siteDir, join(folder, docsTranslations(version.docsConfig), name), tell)
  const label = messages.get('version.label') ?? version.label
  const sidebars = await orElse(() => loadSidebars(config, version, tell), undefined, tell)
  return { ...version, label, messages, sidebars }
}

/**
 * Resolves and checks the versions of a set of docs. Their order is `current`, then those of the versions file, newest
 * first. `listed` is undefined without such a file. After a mistake they are resolved as if nothing were chosen.
 */
export function resolveVersions(
  docs: DocsConfig,
  listed: string[] | undefined,
  words: Pick<Words, 'upcomingVersion'> = english,
): { versions: VersionSettings[]; diagnostics: Diagnostic[] } {
  const available = availableNames(docs, listed)
  const names = available.filter((name) => docs.onlyIncludeVersions?.includes(name) ?? true)
  const diagnostics = checkSettings(docs, { listed, available, names })
  if (diagnostics.length > 0) return { ...resolveVersions(withoutChoices(docs), listed, words), diagnostics }
  const last = docs.lastVersion ?? names.find((name) => name !== currentVersion) ?? currentVersion
  const versions = names.map((name) => resolveVersion(name, docs, { names, last, words }))
  return { versions, diagnostics: checkPaths(versions) }
}

/** Reports versions whose pages would be at the addresses of those of another one. */
function checkPaths(versions: VersionSettings[]): Diagnostic[] {
  return [...groupBy(versions, ({ path }) => path)].flatMap(([path, [first, ...others]]) =>
    others.map(({ name, docsConfig }) => {
      const taken = `the version "${first!.name}" has its address, "${path}". With "docs.versions.${name}.path" it gets another`
      const reason = name === first!.name ? 'another one has it' : taken
      return diagnose('invalid-version-name', [name, reason], {
        file: versionsFile(docsConfig),
        texts: [name],
      })
    }),
  )
}

/** The settings without those that choose among the versions, if they chose wrong. */
function withoutChoices({ lastVersion: _, onlyIncludeVersions: __, ...docs }: DocsConfig): DocsConfig {
  return { ...docs, includeCurrentVersion: true, disableVersioning: false, versions: {} }
}

function availableNames(
  { disableVersioning, includeCurrentVersion }: DocsConfig,
  listed: string[] = [],
): string[] {
  if (disableVersioning) return [currentVersion]
  const isAdded = includeCurrentVersion && !listed.includes(currentVersion)
  return isAdded ? [currentVersion, ...listed] : listed
}

function resolveVersion(
  name: string,
  docs: DocsConfig,
  { names, last, words }: { names: string[]; last: string; words: Pick<Words, 'upcomingVersion'> },
): VersionSettings {
  const { label, path, banner, badge, noIndex = false, className } = docs.versions[name] ?? {}
  const isLast = name === last
  const isNewer = names.indexOf(name) < names.indexOf(last)
  return {
    docsConfig: docs,
    name,
    isLast,
    label: label ?? (name === currentVersion ? words.upcomingVersion : name),
    path: path ?? (isLast ? '' : name === currentVersion ? 'next' : name),
    banner: banner ?? (isLast ? 'none' : isNewer ? 'unreleased' : 'unmaintained'),
    badge: badge ?? names.length > 1,
    noIndex,
    className: className ?? `docs-version-${name}`,
    ...versionFiles(docs, name),
  }
}

interface Names {
  listed: string[] | undefined
  /** Every version that exists. */
  available: string[]
  /** The versions to build. */
  names: string[]
}

function checkSettings(docs: DocsConfig, { listed, available, names }: Names): Diagnostic[] {
  const { id, disableVersioning, lastVersion, onlyIncludeVersions, versions } = docs
  if (disableVersioning && !listed) return [diagnose('versioning-without-versions', [id])]
  if (onlyIncludeVersions?.length === 0) return [diagnose('empty-only-include-versions', [id])]
  const unknown = (setting: string, wanted: string[]) =>
    wanted
      .filter((name) => !available.includes(name) && !(disableVersioning && listed?.includes(name)))
      .map((name) => diagnose('unknown-version', [setting, name, available]))
  const problems = [
    ...unknown('onlyIncludeVersions', onlyIncludeVersions ?? []),
    ...unknown('lastVersion', lastVersion === undefined ? [] : [lastVersion]),
    ...unknown('versions', Object.keys(versions)),
  ]
  if (problems.length > 0) return problems
  if (lastVersion !== undefined && !names.includes(lastVersion))
    return [diagnose('last-version-left-out', [lastVersion, names])]
  return names.length === 0 ? [diagnose('no-versions', [id])] : []
}

type SidebarsConfig = Pick<SiteConfig, 'siteDir' | 'configPath' | 'recall'> &
  Partial<Pick<SiteConfig, 'onMissingImports'>>

/** The export of a version's sidebars file, unchecked; undefined without such a file. */
export async function loadSidebars(
  config: SidebarsConfig,
  { name, sidebarsFile }: Pick<VersionSettings, 'name' | 'sidebarsFile'>,
  tell: Tell,
): Promise<unknown> {
  if (!sidebarsFile) return undefined
  const { siteDir } = config
  const path = resolve(siteDir, sidebarsFile)
  const file = toSourcePath(relative(siteDir, path))
  stopOnErrors(checkReadable(siteDir, path))
  if (!isThere(path)) {
    if (name !== currentVersion) return undefined
    throw new BuildFailed([
      diagnose('missing-sidebars-file', [file], configPlace(config, 'docs', 'sidebarPath')),
    ])
  }
  const { value, explain } = await importSidebars(path, config, tell)
  if (value !== undefined) return withoutPrefix(guardCallbacks(value, explain), `version-${name}/`)
  throw new BuildFailed([
    diagnose('wrong-export', [undefined, 'an object with the items of each sidebar'], { file }),
  ])
}

/** Sidebars whose names and ids of docs begin with that of their version, as the first releases of Docusaurus 2 wrote. */
function withoutPrefix(value: unknown, prefix: string): unknown {
  if (typeof value === 'string') return value.startsWith(prefix) ? value.slice(prefix.length) : value
  if (Array.isArray(value)) return value.map((item) => withoutPrefix(item, prefix))
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([key, member]) => [key, withoutPrefix(member, prefix)] as const)
  return Object.fromEntries(members.map(([key, member]) => [withoutPrefix(key, prefix), member]))
}

/** Where imports may be missing, the items that need one are left out. */
async function importSidebars(
  path: string,
  { siteDir, recall, onMissingImports = 'throw' }: SidebarsConfig,
  tell: Tell,
): Promise<Pick<ImportedModule, 'value' | 'explain'>> {
  try {
    return await importModule(path, siteDir, { recall })
  } catch (error) {
    const problems = error instanceof BuildFailed ? error.diagnostics : []
    const areMissing = problems.length > 0 && problems.every(isMissing)
    const rated = areMissing ? problems.flatMap((each) => withSeverity(onMissingImports, each)) : problems
    if (!areMissing || hasErrors(rated)) throw error
    tell(rated.map(withoutItems))
    const module = await importModule(path, siteDir, { recall, readOnly: withStandIns })
    return { ...module, value: leaveOutStandIns(module.value) }
  }
}
