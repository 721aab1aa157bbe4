import type { SiteConfig } from '../config/siteConfig.ts'
import type { AlgoliaProvider } from '../model/searchSettings.ts'
import { searchedVersions, searchScopesOf, versionFolder } from '../site/searchScopes.ts'
import type { Site } from '../site/site.ts'
import { algoliaServer } from './algoliaServer.ts'

type Given = NonNullable<Exclude<SiteConfig['search'], false>['provider']>

/** The settings with which the browser searches an Algolia index; `script` is the URL of the code that does it. */
export function algoliaProvider(script: string, given: Given, site: Site): AlgoliaProvider {
  const { appId, apiKey, indexName, replaceSearchResultPathname: replacePath, externalUrlRegex } = given
  const { currentLocale, localeConfigs } = site.config.i18n
  return {
    ...{ name: 'algolia', script, server: algoliaServer(appId) },
    ...{ appId, apiKey, indexName, parameters: given.searchParameters },
    ...(given.contextualSearch && { tags: tagsByVersion(site) }),
    language: localeConfigs[currentLocale]!.htmlLang,
    ...(externalUrlRegex && { externalUrls: externalUrlRegex }),
    ...(replacePath && { replacePath }),
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
