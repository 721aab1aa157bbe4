import type { Bundle } from '../bundle/bundle.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { encodePath } from '../model/paths.ts'
import { searchFolder } from '../model/searchFolder.ts'
import type { SearchSettings } from '../model/searchSettings.ts'
import { searchContexts } from '../site/page/searchContexts.ts'

/** What the search in the browser is told; undefined when it is switched off. */
export function searchSettings({ search: code }: Bundle, config: SiteConfig): SearchSettings | undefined {
  const { search, baseUrl } = config
  if (search === false || !code) return undefined
  const base = encodePath(baseUrl)
  return {
    script: base + code.script.output,
    worker: base + code.worker.output,
    stylesheet: base + code.stylesheet.output,
    index: base + searchFolder,
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
    versions: [],
  }
}
