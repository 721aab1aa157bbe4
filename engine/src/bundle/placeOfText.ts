import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

/** The first place of a text in a file (absolute path); only the file if it is not found. */
export function placeOfText(text: string, path: string, siteDir: string): SourceLocation {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const index = lines.findIndex((line) => line.includes(text))
  const file: SourcePath = toSourcePath(relative(siteDir, path))
  if (index < 0) return { file }
  const sourceLine = lines[index]!
  return { file, line: index + 1, column: sourceLine.indexOf(text) + 1, length: text.length, sourceLine }
}
