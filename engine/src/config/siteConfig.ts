import { relative } from 'node:path'
import type { z } from 'zod'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { Words } from '../model/uiText.ts'
import type { configSchema } from './schema.ts'

/** The settings of one set of docs. */
export type DocsConfig = SiteConfig['docs'][number]

/** The settings of a site: checked, with every default filled in. */
export type SiteConfig = z.output<typeof configSchema> & {
  /** The folder that holds the site. Absolute. */
  siteDir: string
  /** The file the settings were read from. Absolute. */
  configPath: string
  /** Key paths of settings that are replaced by defaults because of a mistake; an empty path means all of them. */
  faults?: PropertyKey[][]
  /** Whether the site is being written, in the dev server: islands then keep their state and say what goes wrong. */
  isWritten?: boolean
  /** The texts of the interface, in the current locale. */
  words: Words
}

/** The location of a setting in the config file, by its key path. */
export function configPlace(
  { siteDir, configPath }: Pick<SiteConfig, 'siteDir' | 'configPath'>,
  ...key: PropertyKey[]
): SourceLocation {
  return { file: toSourcePath(relative(siteDir, configPath)), key }
}

/** A key path as in code: `navbar.items[2].to`. */
export function settingName(path: PropertyKey[]): string {
  return path.map(writeKey).join('').replace(/^\./, '')
}
export function writeKey(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[\w$]+$/.test(String(key)) ? `.${String(key)}` : `['${String(key)}']`
}
