import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../diagnostics/diskReason.ts'
import { toSourcePath } from '../model/paths.ts'

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

/**
 * Normalizes a text to NFC, so that two spellings of a letter compare equal, and to LF line ends. Removes the byte
 * order mark, and replaces NUL by U+FFFD, as HTML parsers do.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .normalize('NFC')
}
