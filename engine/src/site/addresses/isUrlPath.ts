import { encodePath } from '../../model/paths.ts'

/** Whether a browser keeps the path as it is: it begins with exactly one slash and has no `..` segments. */
export function isUrlPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false
  const encoded = encodePath(path)
  return new URL(encoded, 'https://site.invalid').pathname === encoded
}
