import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../model/paths.ts'
import type { ContentFile } from './contentFile.ts'
import { normalizeText } from './normalizeText.ts'
import { readQuotedFiles } from './readQuotedFiles.ts'

/** Reads an imported Markdown file from the first of the paths that exists. */
export function readPartial(
  siteDir: string,
  places: SourcePath[],
  { collection, folder }: ContentFile,
): ContentFile | undefined {
  const source = places.find((place) => existsSync(join(siteDir, place)))
  if (source === undefined) return undefined
  const text = normalizeText(readFileSync(join(siteDir, source), 'utf8'))
  const quotes = readQuotedFiles(siteDir, source, text)
  return { collection, folder, source, path: source, text, ...(quotes && { quotes }) }
}

/** The file name nearest to that of a missing file, in the same folder. */
export function nearestPartial(siteDir: string, missing: SourcePath): string | undefined {
  const folder = join(siteDir, dirname(missing))
  return existsSync(folder) ? nearestMatch(basename(missing), readdirSync(folder)) : undefined
}
