/**
 * The message of a thrown value, which need not be an error. An import is named as it was written: bundlers make
 * `(0 , import_chart.draw)` of `draw`.
 */
export function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).replace(importedCall, '$1')
  } catch {
    return 'a value that cannot be shown'
  }
}

const importedCall = /\(0 ?, ?[\w$]+\.([\w$]+)\)/g

/** The stack trace of a thrown value, if it is an error that has one. Reading it may run code that throws. */
export function stackOf(error: unknown): string | undefined {
  try {
    return error instanceof Error && typeof error.stack === 'string' ? error.stack : undefined
  } catch {
    return undefined
  }
}

/** Globals that exist only in browsers. */
export const browserNames: ReadonlySet<string> = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'screen',
  'matchMedia',
  'innerWidth',
  'innerHeight',
  'addEventListener',
  'requestAnimationFrame',
  'HTMLElement',
  'Image',
  'Audio',
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
])

/** The message of an error, then those of the errors that caused it. */
export function errorMessages(error: unknown): string[] {
  const hasCause = error instanceof Error && error.cause !== undefined
  return [messageOf(error), ...(hasCause ? errorMessages(error.cause) : [])]
}

const reasons: Record<string, string> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'a file is in the way of a folder',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  EBUSY: 'another program uses it, or a disk is mounted there',
  ELOOP: 'it is a link that leads back to itself',
  EMFILE: 'too many files are open',
  ENXIO: 'it is a pipe, a socket or a device',
  ENOLINK: 'it is a link to a file that does not exist',
  EILSEQ: 'its name is not valid UTF-8',
  ENAMETOOLONG: 'its name is too long',
}

/** The reason of a file system error, in words. */
export function diskReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code && reasons[code]) ?? message
}

const uses = globalThis as {
  sotayMissing?: { count: number; isLeftOut: boolean; standIn?: () => unknown }
}

/**
 * How often code has used what stands for a missing import, whether components that fail are left out now, and what
 * makes a stand-in, once there was one. It is global, because code of a site is bundled with a copy of this module.
 */
export const missingUses = () => (uses.sotayMissing ??= { count: 0, isLeftOut: false })

/** Whether code asked another host for something, and there is no way to it. */
export const isUnreachable = (error: unknown): boolean =>
  /fetch failed|\b(?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTFOUND|ETIMEDOUT)\b/.test(
    messageOf(error),
  )
