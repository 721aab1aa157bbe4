import { relative, resolve } from 'node:path'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../diagnostics/diskReason.ts'
import { toSourcePath } from '../model/paths.ts'

/** Turns a failed system call, such as a write to a full disk, into a problem. Undefined for any other error. */
export function explainSystemError(error: unknown, folder: string): Diagnostic | undefined {
  const { syscall, path, dest } = Object(error) as NodeJS.ErrnoException & { dest?: string }
  if (syscall === undefined) return undefined
  const place = dest ?? path
  if (place === undefined) return diagnose('unusable-file', ['A file', diskReason(error)])
  const file = toSourcePath(relative(resolve(folder), place))
  return diagnose('unusable-file', [file, diskReason(error)], { file })
}
