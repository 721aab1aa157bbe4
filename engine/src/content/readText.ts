import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../diagnostics/diskReason.ts'
import { toSourcePath } from '../model/paths.ts'
import { normalizeText } from './normalizeText.ts'

/** Reads a file of text. What is none is a problem: of a folder there is nothing to read, and a pipe may never end. */
export function readText(siteDir: string, path: string): string {
  const file = toSourcePath(relative(siteDir, path))
  const fail = (reason: string) => new BuildFailed([diagnose('unusable-file', [file, reason], { file })])
  try {
    const found = statSync(path)
    if (!found.isFile()) throw fail(found.isDirectory() ? 'it is a folder' : 'it is a pipe or a device')
    return normalizeText(readFileSync(path, 'utf8'))
  } catch (error) {
    throw error instanceof BuildFailed ? error : fail(diskReason(error))
  }
}
