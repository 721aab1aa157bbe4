import { basename, isAbsolute, relative, resolve } from 'node:path'
import type { z } from 'zod'
import {
  BuildFailed,
  type Diagnostic,
  diagnose,
  orElse,
  stopOnErrors,
  type Tell,
} from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { isRecord } from '../std/collections.ts'
import type { ReadOnly } from './bundleModule.ts'
import { describeExpectation, explainSchemaIssue, narrowUnion, showValue } from './explainSchemaIssue.ts'
import { type ConfigPlace, findConfigFile, foreignNames, spelledOnDisk } from './files.ts'
import { guardCallbacks } from './guardCallbacks.ts'
import { type ImportedModule, importModule } from './importModule.ts'
import { wordsOfLanguage } from './locale/words.ts'
import { locateSettings } from './locateSettings.ts'
import { cacheOf, isThere } from './readFile.ts'
import { leaveOut, repairSettings } from './repairSettings.ts'
import { runInFolder, runSiteCode } from './siteCode.ts'
import { configPlace, configSchema, type Recall, type SiteConfig, settingName } from './siteConfig.ts'

/** Options of `loadConfig`. */
export interface LoadOptions {
  /** The config file, from the site folder. */
  configFile?: string | undefined
  /** Settings to do without. */
  leftOut?: PropertyKey[][]
  /** Receives the mistakes. Without it they are thrown. */
  tell?: Tell
  recall?: Recall | undefined
}

/**
 * Loads the settings of a site. What has a mistake is replaced by its default; without a config file there is no site.
 *
 * 1. Find the config file.
 * 2. Run it; its export may be a function that gives the settings.
 * 3. Check them and fill in the defaults.
 */
export async function loadConfig(siteDir: string, options: LoadOptions = {}): Promise<SiteConfig> {
  const { configFile, leftOut = [], tell = stopOnErrors, recall } = options
  const place = await findConfigFile(resolve(siteDir), configFile)
  const read = await orElse<Record<string, unknown> | undefined>(
    () => readSettings(place, { recall }),
    undefined,
    tell,
  )
  const given = leaveOut(read ?? {}, leftOut)
  const outside = findOutside(given, place)
  if (outside.length > 0) tell(await explainIssues(outside, given, place))
  const settings = outside.length > 0 ? leaveOut(given, [['staticDirectories']]) : given
  const result = configSchema.safeParse(settings, { error: describeExpectation, jitless: true })
  if (result.success) {
    const config = { ...result.data, ...place, faults: leftOut, recall }
    tell(missingFolders(config))
    return await withWords(config)
  }
  const { issues } = result.error
  if (read) tell(await explainIssues(issues, settings, place))
  const faults = read ? [...leftOut, ...issues.flatMap(narrowUnion).flatMap(faultyPaths)] : [[]]
  return await withWords({ ...repairSettings(settings), ...place, faults, recall })
}

/** The static folders that hold the site itself, with all beside it: `/` and `..`. No setting means to publish these. */
function findOutside({ staticDirectories }: Record<string, unknown>, { siteDir }: ConfigPlace) {
  const folders: unknown[] = Array.isArray(staticDirectories) ? staticDirectories : []
  return folders.flatMap((folder, index): z.core.$ZodIssue[] => {
    const from = typeof folder === 'string' ? relative(resolve(siteDir, folder), siteDir) : ''
    if (from === '' || from.startsWith('..') || isAbsolute(from)) return []
    const message = 'must not hold the folder of the site: all that is beside it would be published'
    return [{ code: 'custom', path: ['staticDirectories', index], message, input: folder }]
  })
}

/** The folders that a site may do without, unless its config names other ones. */
const usualFolders = new Set(['static', 'blog', 'src/pages'])

/** Folders that the config names and that are not there. Docs without a note are reported as such. */
function missingFolders(config: Omit<SiteConfig, 'words' | 'cacheDir'>): Diagnostic[] {
  const setsOf = (name: 'blog' | 'pages') =>
    config[name].map(({ path }, index, all) => ({
      folder: path,
      key: [name, ...(all.length > 1 ? [index] : []), 'path'],
    }))
  const named = [
    ...config.staticDirectories.map((folder, index) => ({ folder, key: ['staticDirectories', index] })),
    ...setsOf('blog'),
    ...setsOf('pages'),
  ]
  return named
    .filter(
      ({ folder }) => !usualFolders.has(folder) && !isThere(spelledOnDisk(resolve(config.siteDir, folder))),
    )
    .map(({ folder, key }) =>
      diagnose('missing-folder', [folder, settingName(key)], configPlace(config, ...key)),
    )
}

function faultyPaths(issue: z.core.$ZodIssue): PropertyKey[][] {
  const { path } = issue
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
}

async function explainIssues(issues: z.core.$ZodIssue[], settings: unknown, place: ConfigPlace) {
  const locate = await locateSettings(place)
  return withoutRepeats(issues.flatMap(narrowUnion)).flatMap((issue) =>
    explainSchemaIssue(issue, { settings, locate }),
  )
}

/** Of a value of the wrong type, whose length is then checked as well, only that it is of the wrong type. */
function withoutRepeats(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const nameOf = ({ path }: z.core.$ZodIssue) => path.join('\n')
  const wrong = new Set(issues.filter(({ code }) => code === 'invalid_type').map(nameOf))
  return issues.filter((issue) => issue.code === 'invalid_type' || !wrong.has(nameOf(issue)))
}

/** Adds the cache's place, and the built-in interface texts of the default locale; `localizeConfig` replaces these. */
async function withWords(config: Omit<SiteConfig, 'words' | 'cacheDir'>): Promise<SiteConfig> {
  const words = await wordsOfLanguage(config.i18n.defaultLocale)
  return { ...config, cacheDir: cacheOf(config.siteDir), words }
}

/**
 * Runs a config file and gives its settings, unchecked. With `readOnly`, its functions stay as they are written.
 */
export async function readSettings(
  { siteDir, configPath }: ConfigPlace,
  { readOnly, recall }: { readOnly?: ReadOnly; recall?: Recall | undefined } = {},
): Promise<Record<string, unknown>> {
  const module = await importModule(configPath, siteDir, { readOnly, recall })
  const settings = await runInFolder(siteDir, () =>
    callIfFunction(module, toSourcePath(relative(siteDir, configPath))),
  )
  if (isRecord(settings)) return guardCallbacks(settings, module.explain, readOnly && ((value) => value))
  const found = settings === undefined ? undefined : showValue(settings)
  const where = { file: toSourcePath(relative(siteDir, configPath)) }
  const isForeign = foreignNames.includes(basename(configPath))
  const expected = isForeign ? 'an object with the settings' : 'defineConfig({ … })'
  throw new BuildFailed([diagnose('wrong-export', [found, expected], where)])
}

/** Runs another file of the site (absolute path). */
export const runFile = (
  path: string,
  { siteDir, recall }: Pick<SiteConfig, 'siteDir' | 'recall'>,
): Promise<ImportedModule> => importModule(path, siteDir, { recall })

async function callIfFunction({ value, explain }: ImportedModule, file: SourcePath): Promise<unknown> {
  if (typeof value !== 'function') return value
  try {
    return await runSiteCode(file, () => value())
  } catch (error) {
    throw explain(error)
  }
}
