import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { glob } from 'tinyglobby'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { CategoryFile, DataFile } from './dataFile.ts'
import { parseYaml } from './parseYaml.ts'
import { normalizeText } from './readContentFiles.ts'

/** Reads the `_category_.json|yml|yaml` files of the docs folder; in a folder with several, the first counts. */
export async function readCategoryFiles(
  config: SiteConfig,
): Promise<{ files: CategoryFile[]; diagnostics: Diagnostic[] }> {
  if (!config.docs) return { files: [], diagnostics: [] }
  const root = join(config.siteDir, config.docs.path)
  if (!existsSync(root)) return { files: [], diagnostics: [] }
  const names = await glob('**/_category_.{json,yml,yaml}', { cwd: root, expandDirectories: false })
  const results = names.sort().map((name) => {
    const folder = dirname(name) === '.' ? '' : toSourcePath(dirname(name))
    return { folder, ...readDataFile(config.siteDir, join(root, name)) }
  })
  return {
    files: results.flatMap(({ folder, file }) => (file ? [{ ...file, folder }] : [])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Reads the file that names the tags: the configured one, else `tags.yml` when the docs folder has it. */
export function readTagsFile({ siteDir, docs }: SiteConfig): { file?: DataFile; diagnostics: Diagnostic[] } {
  if (!docs || docs.tags === false || docs.tags === null) return { diagnostics: [] }
  const path = join(siteDir, docs.path, docs.tags ?? 'tags.yml')
  if (existsSync(path)) return readDataFile(siteDir, path)
  if (docs.tags === undefined) return { diagnostics: [] }
  return { diagnostics: [diagnose('missing-tags-file', [toSourcePath(relative(siteDir, path))])] }
}

/** JSON is YAML too, so one parser reads both. */
function readDataFile(siteDir: string, path: string): { file?: DataFile; diagnostics: Diagnostic[] } {
  const source = toSourcePath(relative(siteDir, path))
  const text = normalizeText(readFileSync(path, 'utf8'))
  const { value, error } = parseYaml(text)
  if (!error) return { file: { source, value }, diagnostics: [] }
  const { reason, line, column } = error
  const where = { file: source, line, column, sourceLine: text.split('\n')[line - 1] }
  return { diagnostics: [diagnose('invalid-data-file', [reason], where)] }
}
