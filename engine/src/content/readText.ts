import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { normalizeText } from './normalizeText.ts'

/** Reads a file of text. What is none is a problem: of a folder there is nothing to read, and a pipe may never end. */
export function readText(siteDir: string, path: string): string {
  const found = statSync(path)
  if (found.isFile()) return normalizeText(readFileSync(path, 'utf8'))
  const file = toSourcePath(relative(siteDir, path))
  const reason = found.isDirectory() ? 'it is a folder' : 'it is a pipe or a device'
  throw new BuildFailed([diagnose('unusable-file', [file, reason], { file })])
}
