import { basename } from 'node:path/posix'
import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import type { References } from '../resolveReferences.ts'
import { withheldReason } from '../withheldReason.ts'

/** Reports that a note names a file that exists, but may not be published. Undefined if no candidate path holds one. */
export function diagnoseWithheldFile(
  { url, where }: { url: string; where: SourceLocation },
  places: SourcePath[],
  { config, filesBeside }: Pick<References, 'config' | 'filesBeside'>,
): Diagnostic | undefined {
  for (const place of places) {
    const reason = withheldReason(place, config)
    if (reason && filesBeside?.(place).includes(basename(place)))
      return diagnose('withheld-file', [url, reason], where)
  }
  return undefined
}
