import { lookup } from 'mrmime'

/** The content type for a file name; text is UTF-8. */
export function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}
