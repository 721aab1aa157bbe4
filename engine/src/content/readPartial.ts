import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../model/paths.ts'
import type { ContentFile } from './contentFile.ts'
import { filesBeside } from './filesBeside.ts'
import { readQuotedFiles } from './readQuotedFiles.ts'
import { readText } from './readText.ts'

/** Reads an imported Markdown file from the first of the paths that exists. */
export function readPartial(
  siteDir: string,
  places: SourcePath[],
  { collection, folder }: ContentFile,
): ContentFile | undefined {
  const source = places.find((place) => existsSync(join(siteDir, place)))
  if (source === undefined) return undefined
  const text = readText(siteDir, join(siteDir, source))
  const quotes = readQuotedFiles(siteDir, source, text)
  return { collection, folder, source, path: source, text, ...(quotes && { quotes }) }
}

/** The file name nearest to that of a missing file, in the same folder. */
export function nearestPartial(siteDir: string, missing: SourcePath): string | undefined {
  return nearestMatch(basename(missing), filesBeside(siteDir, missing))
}
