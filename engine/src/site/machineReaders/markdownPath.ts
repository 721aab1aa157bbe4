import { joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'

/** The route of a page's Markdown copy: its own path with `.md` added; `index.md` for the home page. */
export function markdownPath(path: RoutePath, { baseUrl }: { baseUrl: string }): RoutePath {
  if (path === baseUrl) return toRoutePath(joinUrlPath(baseUrl, 'index.md'))
  return toRoutePath(`${path.replace(/\/$|\.html?$/, '')}.md`)
}
