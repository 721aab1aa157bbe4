import { joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'

/** Where a page stands as Markdown: at its own address with `.md` after it. */
export function markdownPath(path: RoutePath, { baseUrl }: { baseUrl: string }): RoutePath {
  if (path === baseUrl) return toRoutePath(joinUrlPath(baseUrl, 'index.md'))
  return toRoutePath(`${path.replace(/\/$|\.html?$/, '')}.md`)
}
