import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../model/paths.ts'
import type { ContentFile } from './contentFile.ts'
import { normalizeText } from './normalizeText.ts'
import { readQuotedFiles } from './readQuotedFiles.ts'

/** Reads a Markdown file that a note imports, from the first of these places where there is one. */
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

/** The name of the file that is spelt most like one that is missing, among those beside it. */
export function nearestPartial(siteDir: string, missing: SourcePath): string | undefined {
  const folder = join(siteDir, dirname(missing))
  return existsSync(folder) ? nearestMatch(basename(missing), readdirSync(folder)) : undefined
}
