import { decodePath, joinUrlPath } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { sidebarPages } from '../site/sidebars/sidebarPlaces.ts'
import type { Route, Site, Version } from '../site/site.ts'

/** The content of the site as plain data for tools: docs by set and version, and languages. */
export function globalData({ config, versions, routes }: Site) {
  const { defaultLocale, currentLocale, locales, localeConfigs } = config.i18n
  const sets = config.docs.map((docs) => [
    docs.id === 'default' ? 'docs' : `docs-${docs.id}`,
    {
      path: joinUrlPath(config.baseUrl, docs.routeBasePath),
      versions: versions
        .filter(({ docsConfig }) => docsConfig.id === docs.id)
        .map((version) => versionData(version, routes)),
      breadcrumbs: docs.breadcrumbs,
    },
  ])
  return {
    ...Object.fromEntries(sets),
    i18n: { defaultLocale, locales, currentLocale, localeConfigs },
  }
}

function versionData(version: Version, routes: Route[]) {
  const { name, label, isLast, path, mainDocId, draftIds, sidebars } = version
  return {
    name,
    label,
    isLast,
    path,
    mainDocId,
    docs: [...docsData(version), ...indexesData(version, routes)],
    draftIds,
    sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar.id, sidebarData(sidebar, version)])),
  }
}

function docsData({ docs }: Version) {
  return docs.map(({ id, permalink, sidebarId, unlisted }) => ({
    id,
    path: permalink,
    sidebar: sidebarId,
    ...(unlisted && { unlisted }),
  }))
}

/** Lists generated indexes among the docs; their id is their slug. */
function indexesData({ path: base }: Version, routes: Route[]) {
  return routes.flatMap(({ path, target }) => {
    if (target.kind !== 'generatedIndex' || target.version.path !== base) return []
    return [{ id: joinUrlPath(path.slice(base.length)), path, sidebar: target.sidebarId }]
  })
}

function sidebarData({ items }: Sidebar, { docsById }: Version) {
  const [first] = sidebarPages(items)
  if (!first) return {}
  const doc = docsById.get(first.docId ?? '')
  return { link: { path: doc?.permalink ?? decodePath(first.href) ?? first.href, label: first.label } }
}

/** The versions of the engine and of the site. */
export function siteMetadata(engineVersion: string, siteVersion?: string) {
  return { engineVersion, siteVersion }
}

/** Every address with the file behind it, by the route's key. */
export function routeTable(routes: Route[]) {
  return Object.fromEntries(routes.map(({ key, path, output }) => [key, { path, output }]))
}
