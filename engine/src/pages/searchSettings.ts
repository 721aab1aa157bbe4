import { type Bundle, scriptHrefs, toBundledFile } from '../bundle/bundle.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { encodePath, fileHref, toHref } from '../model/paths.ts'
import type {
  AlgoliaProvider,
  SearchProvider,
  SearchSettings,
  SearchStart,
  ServerProvider,
} from '../model/searchSettings.ts'
import { searchFolder } from '../model/searchSettings.ts'
import {
  searchContexts,
  searchedVersions,
  searchScopesOf,
  versionFolder,
} from '../pageData/machineReaders/searchScopes.ts'
import type { Site } from '../site/site.ts'
import { searchServer } from './contentPolicy.ts'

/** What pages carry of the settings of the search; undefined when it is switched off. */
export function searchStart({ parts: { search: code } }: Bundle, site: Site): SearchStart | undefined {
  const { config } = site
  const { search } = config
  if (search === false || !code) return undefined
  return {
    files: scriptHrefs(code, config),
    box: fileHref(code.box.output, config),
    ...(search.searchBarShortcut && {
      shortcut: search.searchBarShortcutKeymap,
      ...(search.searchBarShortcutHint && { hint: true }),
    }),
    ...(search.hideSearchBarWithNoSearchContext && { onlyInContext: true, ...searchPlaces(site) }),
  }
}

/** The part of the search with the settings that its code reads once it is there. */
export function withSettings(code: SearchPart, site: Site): SearchPart {
  const settings = JSON.stringify(searchSettings(code, site))
  const contents = `${code.script.contents}\nexport const settings=${settings}\n`
  return { ...code, script: toBundledFile('search.js', contents) }
}

type SearchPart = NonNullable<Bundle['parts']['search']>

function searchSettings(code: SearchPart, site: Site): Omit<SearchSettings, 'files' | 'box'> | undefined {
  const { config } = site
  const { search, baseUrl } = config
  if (search === false) return undefined
  const base = encodePath(baseUrl)
  // It is one of the last routes.
  const page = site.routes.findLast(({ target }) => target.kind === 'search')?.target
  const tags = page?.kind === 'search' && page.tagsPath
  return {
    stylesheet: base + code.styles.output,
    markStyles: base + code.markStyles.output,
    provider: searchProvider(base + code.provider.output, site),
    page: `${base}search/`,
    limit: search.searchResultLimits,
    snippetLength: search.searchResultContextMaxLength,
    edits: search.fuzzyMatchingDistance,
    highlight: search.highlightSearchTermsOnTargetPage,
    ...(search.explicitSearchResultPath && { explicitPath: true }),
    preview: search.preview,
    ...(search.keepUnansweredSearches && { keepUnanswered: true }),
    ...(tags && { tags: toHref(tags, config) }),
    ...(search.useAllContextsWithNoSearchContext && { everywhere: true }),
    ...searchPlaces(site),
  }
}

/** What tells from the address of a page where in the site a search is made from. */
const searchPlaces = (site: Site) => ({
  base: encodePath(site.config.baseUrl),
  contexts: searchContexts(site.config),
  versions: site.versions.map((version) => versionFolder(version, site)).filter(Boolean),
})

function searchProvider(code: string, site: Site): SearchProvider {
  const { search, baseUrl } = site.config
  const given = search === false ? undefined : search.provider
  if (!given) return { name: 'index', worker: code, folder: encodePath(baseUrl) + searchFolder }
  return serverProvider(code, given, site)
}

type Provider = NonNullable<Exclude<SiteConfig['search'], false>['provider']>

/** The settings with which the browser asks a search server; `script` is the URL of the code that does it. */
export function serverProvider(
  script: string,
  given: Provider,
  site: Site,
): ServerProvider | AlgoliaProvider {
  const { name, apiKey, indexName, contextualSearch } = given
  const { localeConfigs, currentLocale } = site.config.i18n
  return {
    name,
    script,
    server: searchServer(given),
    apiKey,
    indexName,
    language: localeConfigs[currentLocale]!.htmlLang,
    ...(contextualSearch && { tags: tagsByVersion(site) }),
    ...(given.name === 'algolia' && ofAlgolia(given)),
  }
}

function ofAlgolia({
  appId,
  searchParameters: parameters,
  externalUrlRegex,
  replaceSearchResultPathname: replacePath,
}: Extract<Provider, { name: 'algolia' }>) {
  return {
    appId,
    parameters,
    ...(externalUrlRegex && { externalUrls: externalUrlRegex.source }),
    ...(replacePath && { replacePath: { ...replacePath, from: replacePath.from.source } }),
  }
}

/**
 * The values of `docsearch:docusaurus_tag` to search, by version folder: those of the versions searched together, and
 * `default` for pages without a version.
 */
function tagsByVersion(site: Site): Record<string, string[]> {
  const scopes = searchScopesOf(site.versions).map((scope) => {
    const tags = searchedVersions(scope, site.versions).map(
      ({ docsConfig, name }) => `docs-${docsConfig.id}-${name}`,
    )
    return [scope ? versionFolder(scope, site) : '', ['default', ...tags]]
  })
  return Object.fromEntries(scopes)
}
