import { join } from 'node:path'
import { isFile } from '../../config/files.ts'
import { configPlace, type SiteConfig, settingName } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type Tell } from '../../diagnostics/diagnostic.ts'
import type { ReplaceableName, SlotName } from '../../model/overrides.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import { nearestModule } from '../modulePaths.ts'
import { findThemeParts } from './findThemeParts.ts'

/** A module of the site that a setting puts into the theme. */
export interface OverrideSource {
  /** The key path of the setting, and the setting as one would write it. */
  key: ['components', ReplaceableName] | ['slots', SlotName] | ['theme', PlacedPart]
  setting: string
  source: SourcePath
  isFrame?: boolean
}

/** The modules named in `components` and `slots`, those of one slot in their order, and the parts in `src/theme`. */
export function findOverrides(config: SiteConfig, tell: Tell): OverrideSource[] {
  const found = writtenPaths(config).map((written) => ({
    ...written,
    source: findModule(written.path, config),
  }))
  const missing = found.filter(({ source }) => source === undefined)
  tell(missing.map((written) => explainMissing(written, config)))
  const named = found.flatMap(({ key, source }) =>
    source ? [{ key, setting: settingName(key), source }] : [],
  )
  return [...named, ...findThemeParts(config, tell)]
}

function explainMissing({ key, path }: WrittenPath, config: SiteConfig): Diagnostic {
  const facts = [settingName(key), path, findNearest(path, config)] as const
  return diagnose('missing-override', [...facts], configPlace(config, ...key))
}

interface WrittenPath {
  key: ['components', ReplaceableName] | ['slots', SlotName]
  path: string
}

function writtenPaths({ components, slots }: SiteConfig): WrittenPath[] {
  const lists = [...entries('components', components), ...entries('slots', slots)]
  return lists.flatMap(({ key, paths }) => [paths].flat().map((path) => ({ key, path })))
}

/** The names that are set: the schema knows all of them. */
function entries(group: string, settings: Record<string, string | string[] | undefined>) {
  return Object.entries(settings).map(([name, paths = []]) => ({
    key: [group, name] as WrittenPath['key'],
    paths,
  }))
}

const endings = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx']

function findModule(path: string, { siteDir }: SiteConfig): SourcePath | undefined {
  const bare = withoutAlias(path)
  const found = endings.map((ending) => bare + ending).find((each) => isFile(join(siteDir, each)))
  return found === undefined ? undefined : toSourcePath(join(found).replaceAll('\\', '/'))
}

/** The nearest name; undefined if it is a folder of exactly that name. */
function findNearest(path: string, { siteDir }: SiteConfig): string | undefined {
  const nearest = nearestModule(join(siteDir, withoutAlias(path)))
  const nearestPath = path.slice(0, path.lastIndexOf('/') + 1) + nearest
  return nearest === undefined || nearestPath === path ? undefined : nearestPath
}

/** `@site/` and `./` both mean the site folder. */
const withoutAlias = (path: string) => path.replace(/^@site\//, '')
