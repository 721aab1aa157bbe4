import { encodePath } from '../../model/paths.ts'

/**
 * Whether a path means the same to browsers, hosts and disks: it begins with exactly one slash, and has no `..` segments
 * and no backslashes, with which Windows separates folders.
 */
export function isUrlPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\0]/.test(path)) return false
  const encoded = encodePath(path)
  return new URL(encoded, 'https://site.invalid').pathname === encoded
}
