import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { ConfigPlace } from './findConfigFile.ts'
import { findSetting } from './findSetting.ts'
import { locateText } from './locateText.ts'

/**
 * Reads the source of a config file, and gives a function that locates settings in it: the key, or else just the file.
 */
export async function locateSettings({ siteDir, configPath }: ConfigPlace) {
  const { parseAst } = await import('rolldown/parseAst')
  const source = await readFile(configPath, 'utf8')
  const program = parseAst(source, { lang: 'ts' })
  const file = toSourcePath(relative(siteDir, configPath))
  return (path: PropertyKey[]): SourceLocation => {
    const range = findSetting(program, path)
    return range ? locateText(file, source, range) : { file }
  }
}
