import { relative, resolve } from 'node:path'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../diagnostics/diskReason.ts'
import { toSourcePath } from '../model/paths.ts'

/** Turns a failed system call, such as a write to a full disk, into a problem. Undefined for any other error. */
export function explainSystemError(error: unknown, folder = '.'): Diagnostic | undefined {
  if (isOutOfMemory(error)) return diagnose('out-of-memory', [])
  const { syscall, path, dest } = Object(error) as NodeJS.ErrnoException & { dest?: string }
  if (syscall === undefined) return undefined
  if (syscall === 'uv_cwd') return diagnose('folder-gone', [])
  const place = dest ?? path
  if (place === undefined) return diagnose('unusable-file', ['A file', diskReason(error)])
  const file = toSourcePath(relative(resolve(folder), place))
  return diagnose('unusable-file', [file, diskReason(error)], { file })
}

/** What Node throws where it can still throw: of a full heap there is no error to catch. */
function isOutOfMemory(error: unknown): boolean {
  const { code, message } = Object(error) as NodeJS.ErrnoException
  if (code === 'ENOMEM' || code === 'ERR_MEMORY_ALLOCATION_FAILED') return true
  return (
    error instanceof RangeError && /allocation failed|Invalid string length|longer than/.test(String(message))
  )
}
