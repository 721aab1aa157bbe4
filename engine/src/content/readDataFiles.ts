import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findFiles } from '../config/files.ts'
import { isThere, readIfThere } from '../config/readFile.ts'
import { configPlace, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { CategoryFile, Content, DataFile } from './contentFile.ts'
import { parseYaml } from './parseYaml.ts'

/** Reads the `_category_.json|yml|yaml` files of a docs folder. If one folder has several, all are in the result. */
export async function readCategoryFiles(
  siteDir: string,
  docsFolder: string,
): Promise<{ files: CategoryFile[]; diagnostics: Diagnostic[] }> {
  const root = join(siteDir, docsFolder)
  if (!existsSync(root)) return { files: [], diagnostics: [] }
  const names = await findFiles(root, '**/_category_.{json,yml,yaml}')
  const results = names.sort().map((name) => {
    const folder = dirname(name) === '.' ? '' : toSourcePath(dirname(name))
    return { folder, ...readDataFile(siteDir, join(root, name)) }
  })
  return {
    files: results.flatMap(({ folder, file }) => (file ? [{ ...file, folder }] : [])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  }
}

/**
 * Reads the tags file: the configured one, else `tags.yml` if there is one. The first of the folders that holds it
 * counts.
 */
export function readTagsFile(
  { folders, ...config }: Pick<SiteConfig, 'siteDir' | 'configPath'> & { folders: string[] },
  setting: string | false | undefined,
  settingName: string,
): { file?: DataFile; diagnostics: Diagnostic[] } {
  if (setting === false) return { diagnostics: [] }
  const { siteDir } = config
  const paths = folders.map((folder) => join(siteDir, folder, setting ?? 'tags.yml'))
  const path = paths.find(isThere)
  if (path) return readDataFile(siteDir, path)
  if (setting === undefined) return { diagnostics: [] }
  const wanted = toSourcePath(relative(siteDir, paths.at(-1)!))
  const where = configPlace(config, ...settingName.split('.'))
  return { diagnostics: [diagnose('missing-tags-file', [wanted, settingName], where)] }
}

/** Reads a YAML or JSON file. JSON is YAML too, so one parser reads both. */
export function readDataFile(siteDir: string, path: string): { file?: DataFile; diagnostics: Diagnostic[] } {
  const source = toSourcePath(relative(siteDir, path))
  const diagnostics: Diagnostic[] = []
  const text = readIfThere(siteDir, path, (problems) => diagnostics.push(...problems))
  if (text === undefined) return { diagnostics }
  const { value, error } = parseYaml(text)
  if (!error) return { file: { source, value }, diagnostics: [] }
  const { reason, line, column } = error
  const where = { file: source, line, column, sourceLine: text.split('\n')[line - 1] }
  return { diagnostics: [diagnose('invalid-data-file', [reason], where)] }
}

/** The YAML and JSON files whose addresses are checked, besides notes and the config. */
export function listDataFiles({ docs, blog }: Content): DataFile[] {
  const sidebars = docs.flatMap(({ version: { sidebarsFile: source, sidebars: value } }) =>
    source ? [{ source, value }] : [],
  )
  return blog.authorsFile ? [...sidebars, blog.authorsFile] : sidebars
}
