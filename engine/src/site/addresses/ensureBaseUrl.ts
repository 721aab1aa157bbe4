import { joinUrlPath } from '../../model/paths.ts'

/** Puts the base before a path that does not begin with it. */
export function ensureBaseUrl(path: string, baseUrl: string): string {
  if (path.startsWith(baseUrl)) return path
  return `${path}/` === baseUrl ? baseUrl : joinUrlPath(baseUrl, path)
}
