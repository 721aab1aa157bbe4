import type { Bundle } from '../bundle/bundle.ts'
import { encodePath } from '../model/paths.ts'
import { type SearchProvider, type SearchSettings, searchFolder } from '../model/searchSettings.ts'
import { searchContexts, versionFolder } from '../site/searchScopes.ts'
import type { Site } from '../site/site.ts'
import { algoliaProvider } from './algoliaProvider.ts'

/** The settings of the search in the browser; undefined when it is switched off. */
export function searchSettings({ parts: { search: code } }: Bundle, site: Site): SearchSettings | undefined {
  const { config, versions } = site
  const { search, baseUrl } = config
  if (search === false || !code) return undefined
  const base = encodePath(baseUrl)
  return {
    script: base + code.script.output,
    stylesheet: base + code.styles.output,
    provider: searchProvider(base + code.provider.output, site),
    page: `${base}search/`,
    base,
    ...(search.searchBarShortcut && { shortcut: search.searchBarShortcutKeymap }),
    hint: search.searchBarShortcutHint,
    limit: search.searchResultLimits,
    snippetLength: search.searchResultContextMaxLength,
    edits: search.fuzzyMatchingDistance,
    highlight: search.highlightSearchTermsOnTargetPage,
    explicitPath: search.explicitSearchResultPath,
    contexts: searchContexts(config),
    everywhere: search.useAllContextsWithNoSearchContext,
    onlyInContext: search.hideSearchBarWithNoSearchContext,
    versions: versions.map((version) => versionFolder(version, site)).filter(Boolean),
  }
}

function searchProvider(code: string, site: Site): SearchProvider {
  const { search, baseUrl } = site.config
  const given = search === false ? undefined : search.provider
  return given
    ? algoliaProvider(code, given, site)
    : { name: 'index', worker: code, folder: encodePath(baseUrl) + searchFolder }
}
