import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyFixes } from '../../check/applyFixes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Applies the fixes of problems to the files of a site; gives the problems that were fixed. */
export function fixFiles(siteDir: string, diagnostics: Diagnostic[]): Diagnostic[] {
  const files = new Set(
    diagnostics.flatMap(({ fix, where }) => (fix !== undefined && where ? [where.file] : [])),
  )
  return [...files].flatMap((file) => {
    const path = join(siteDir, file)
    const own = diagnostics.filter(({ where }) => where?.file === file)
    const { text, fixed } = applyFixes(readFileSync(path, 'utf8'), own)
    if (fixed.length > 0) writeFileSync(path, text)
    return fixed
  })
}
