import { decodePath, joinUrlPath } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { sidebarPages } from './sidebars/sidebarPages.ts'
import type { Route, Site, Version } from './site.ts'

/** What the site consists of, as plain data for tools: its docs by version, and its languages (behaviours 9.4). */
export function globalData({ config, versions, routes }: Site) {
  const { defaultLocale, locales, localeConfigs } = config.i18n
  const { docs } = config
  return {
    ...(docs && {
      docs: {
        path: joinUrlPath(config.baseUrl, docs.routeBasePath),
        versions: versions.map((version) => versionData(version, routes)),
        breadcrumbs: docs.breadcrumbs,
      },
    }),
    i18n: { defaultLocale, locales, currentLocale: defaultLocale, localeConfigs },
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

/** Generated indexes stand among the docs, called by their slugs. */
function indexesData({ path: base }: Version, routes: Route[]) {
  return routes.flatMap(({ path, target }) => {
    if (target.kind !== 'generatedIndex') return []
    return [{ id: joinUrlPath(path.slice(base.length)), path, sidebar: target.sidebarId }]
  })
}

function sidebarData({ items }: Sidebar, { docs }: Version) {
  const [first] = sidebarPages(items)
  if (!first) return {}
  const doc = docs.find(({ id }) => id === first.docId)
  return { link: { path: doc?.permalink ?? decodePath(first.href) ?? first.href, label: first.label } }
}
