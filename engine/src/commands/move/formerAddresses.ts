import { readBytes } from '../../config/readFile.ts'
import { normalizeRouteKey, type SourcePath } from '../../model/paths.ts'
import { movedPath } from './movedContent.ts'
import { changeRedirects, type WrittenRedirect } from './redirects.ts'
import type { Change } from './settingEdits.ts'
import { configSource, refuse } from './siteChange.ts'

/** A redirect for each page that has another address; drafts were nowhere. */
export function newRedirects({ before, after, moves }: Change): WrittenRedirect[] {
  const { baseUrl } = before.config
  const drafts = new Set(
    before.site.versions.flatMap(({ docs }) =>
      docs.filter(({ draft }) => draft).map(({ permalink }) => permalink),
    ),
  )
  const below = (path: string) =>
    `/${path.slice(baseUrl.length)}`.replaceAll('%', '%25').replaceAll('?', '%3F').replaceAll('#', '%23')
  return [...before.index.routesBySource].flatMap(([source, path]) => {
    const place = movedPath(source, moves)
    const to = place === source ? path : after.index.routesBySource.get(place)
    const isTaken = after.site.routes.some(
      (route) => normalizeRouteKey(route.path) === normalizeRouteKey(path),
    )
    return to === undefined || to === path || isTaken || drafts.has(path)
      ? []
      : [{ from: below(path), to: below(to) }]
  })
}

/** Adds the redirects to the config, and takes those away from addresses that have a page again. */
export async function redirectFormer(
  { before, after }: Change,
  { redirects, texts }: { redirects: WrittenRedirect[]; texts: Map<SourcePath, string> },
): Promise<void> {
  const { config } = before
  const source = configSource(config)
  const text = texts.get(source) ?? readBytes(config.configPath).toString()
  const pages = new Set(
    after.site.routes.map(({ path }) => normalizeRouteKey(`/${path.slice(config.baseUrl.length)}`)),
  )
  const gone = (from: string) => pages.has(normalizeRouteKey(decodeURI(from)))
  const changed = changeRedirects(text, { added: redirects, gone })
  if (changed === undefined)
    refuse(
      'The config works out its redirects by code, so none can be added.',
      'Write them as a list, or give --no-redirect.',
      source,
    )
  if (changed !== text) texts.set(source, changed)
}
