import { encodePath } from '../../model/paths.ts'

/** Whether a path stays what it is when a browser reads it: it begins with one slash and holds no `..`. */
export function isUrlPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false
  const encoded = encodePath(path)
  return new URL(encoded, 'https://site.invalid').pathname === encoded
}
