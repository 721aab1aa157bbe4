import { notePartNames } from './noteParts.ts'

/** What `@docusaurus/theme-common` exports, and its `internal` besides what is only in it. */
const themeCommon = [
  'Collapsible',
  'ErrorCauseBoundary',
  'HtmlClassNameProvider',
  'NavbarSecondaryMenuFiller',
  'PageMetadata',
  'SkipToContentFallbackId',
  'SkipToContentLink',
  'ThemeClassNames',
  'composeProviders',
  'filterDocCardListItems',
  'findFirstSidebarItemLink',
  'isMultiColumnFooterLinks',
  'isRegexpStringMatch',
  'listTagsByLetters',
  'prefersReducedMotion',
  'translateTagsPageTitle',
  'useAnchorTargetClassName',
  'useCollapsible',
  'useColorMode',
  'useCurrentSidebarCategory',
  'useDocsPreferredVersion',
  'useEvent',
  'useHistorySelector',
  'useIsomorphicLayoutEffect',
  'usePluralForm',
  'usePrevious',
  'usePrismTheme',
  'useQueryString',
  'useQueryStringList',
  'useQueryStringValue',
  'useSearchLinkCreator',
  'useSearchQueryString',
  'useThemeConfig',
  'useWindowSize',
] as const

/** What `@docusaurus/theme-common/internal` has besides. */
const themeInternals = [
  'AnnouncementBarProvider',
  'BlogPostProvider',
  'ColorModeProvider',
  'NavbarProvider',
  'PluginHtmlClassNameProvider',
  'ScrollControllerProvider',
  'TabsProvider',
  'TitleFormatterProvider',
  'containsLineNumbers',
  'extractLeadingEmoji',
  'findFirstCategoryLink',
  'getPrismCssVariables',
  'isActiveSidebarItem',
  'isSamePath',
  'parseCodeBlockTitle',
  'parseLanguage',
  'sanitizeTabsChildren',
  'splitNavbarItems',
  'uniq',
  'useAnnouncementBar',
  'useBackToTopButton',
  'useBlogPost',
  'useBlogTagsPostsPageTitle',
  'useCodeWordWrap',
  'useDateTimeFormat',
  'useDoc',
  'useDocCardDescriptionCategoryItemsPlural',
  'useDocsSidebar',
  'useDocsVersion',
  'useFilteredAndTreeifiedTOC',
  'useHideableNavbar',
  'useHomePageRoute',
  'useKeyboardNavigation',
  'useLocalPathname',
  'useLockBodyScroll',
  'useNavbarMobileSidebar',
  'useNavbarSecondaryMenu',
  'useScrollPositionBlocker',
  'useSidebarBreadcrumbs',
  'useTOCHighlight',
  'useTabs',
  'useTabsContext',
  'useTabsContextValue',
  'useTitleFormatter',
  'useTreeifiedTOC',
] as const

/** The modules of other engines that components and notes may import here too, and what each exports. */
export const noteModules = {
  '@docusaurus/BrowserOnly': ['default'],
  '@docusaurus/ErrorBoundary': ['default'],
  '@docusaurus/ExecutionEnvironment': ['default'],
  '@docusaurus/Head': ['default'],
  '@docusaurus/Interpolate': ['default', 'interpolate'],
  '@docusaurus/Link': ['default'],
  '@docusaurus/Translate': ['default', 'translate'],
  '@docusaurus/constants': ['DEFAULT_PLUGIN_ID'],
  '@docusaurus/isInternalUrl': ['default'],
  '@docusaurus/plugin-content-blog/client': [
    'BlogPostProvider',
    'BlogSidebarItemList',
    'useBlogListPageStructuredData',
    'useBlogPost',
    'useBlogPostStructuredData',
    'useVisibleBlogSidebarItems',
  ],
  '@docusaurus/plugin-content-docs/client': [
    'DocProvider',
    'DocSidebarItemsExpandedStateProvider',
    'DocsPreferredVersionContextProvider',
    'DocsSidebarProvider',
    'DocsVersionProvider',
    'filterDocCardListItems',
    'findFirstSidebarItemLink',
    'isActiveSidebarItem',
    'useActiveDocContext',
    'useActivePlugin',
    'useActiveVersion',
    'useAllDocsData',
    'useBreadcrumbsStructuredData',
    'useCurrentSidebarCategory',
    'useCurrentSidebarSiblings',
    'useDoc',
    'useDocById',
    'useDocSidebarItemsExpandedState',
    'useDocVersionSuggestions',
    'useDocsData',
    'useDocsPreferredVersion',
    'useDocsSidebar',
    'useDocsVersion',
    'useLatestVersion',
    'useSidebarBreadcrumbs',
    'useVersions',
    'useVisibleSidebarItems',
  ],
  '@docusaurus/renderRoutes': ['default'],
  '@docusaurus/router': ['Redirect', 'matchPath', 'useHistory', 'useLocation'],
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/theme-common/internal': [...themeCommon, ...themeInternals],
  '@docusaurus/utils-common': ['blogPostContainerID'],
  '@docusaurus/useBaseUrl': ['default', 'useBaseUrlUtils'],
  '@docusaurus/useBrokenLinks': ['default'],
  '@docusaurus/useDocusaurusContext': ['default'],
  '@docusaurus/useGlobalData': ['default', 'useAllPluginInstancesData', 'usePluginData'],
  '@docusaurus/useIsBrowser': ['default'],
  '@docusaurus/useRouteContext': ['RouteContext', 'default'],
  '@generated/docusaurus.config': ['default'],
  '@theme/Admonition': ['default'],
  '@theme/CodeBlock': ['default'],
  '@theme/Details': ['default'],
  '@theme/DocCardList': ['default'],
  '@theme/Heading': ['default'],
  '@theme/Icon/Arrow': ['default'],
  '@theme/Icon/Close': ['default'],
  '@theme/Icon/Copy': ['default'],
  '@theme/Icon/DarkMode': ['default'],
  '@theme/Icon/Edit': ['default'],
  '@theme/Icon/Language': ['default'],
  '@theme/Icon/LightMode': ['default'],
  '@theme/Icon/Menu': ['default'],
  '@theme/Icon/Success': ['default'],
  '@theme/Icon/SystemColorMode': ['default'],
  '@theme/Icon/WordWrap': ['default'],
  '@theme/IdealImage': ['default'],
  '@theme/Layout': ['default'],
  '@theme/MDXComponents': ['default'],
  '@theme/MDXComponents/A': ['default'],
  '@theme/MDXComponents/Code': ['default'],
  '@theme/MDXComponents/Details': ['default'],
  '@theme/MDXComponents/Heading': ['default'],
  '@theme/MDXComponents/Img': ['default'],
  '@theme/MDXComponents/Li': ['default'],
  '@theme/MDXComponents/Pre': ['default'],
  '@theme/MDXComponents/Ul': ['default'],
  '@theme/Mermaid': ['default'],
  '@theme/NavbarItem/ComponentTypes': ['default'],
  '@theme/TOCInline': ['default'],
  '@theme/TabItem': ['default'],
  '@theme/Tabs': ['default'],
  '@theme/ThemedImage': ['default'],
} as const satisfies Record<string, readonly string[]>

export type NoteModuleName = keyof typeof noteModules

/** Every export of every module: `@docusaurus/Link#default`. */
export type NoteExport = {
  [Name in NoteModuleName]: `${Name}#${(typeof noteModules)[Name][number]}`
}[NoteModuleName]

/** The exports that depend on the config. Each site's build generates them; all others are in `noteExports.ts`. */
export type ConfigExport =
  | '@docusaurus/theme-common#useThemeConfig'
  | '@docusaurus/theme-common/internal#useThemeConfig'
  | '@docusaurus/useDocusaurusContext#default'
  | '@docusaurus/useGlobalData#default'
  | '@docusaurus/useGlobalData#useAllPluginInstancesData'
  | '@docusaurus/useGlobalData#usePluginData'
  | '@generated/docusaurus.config#default'

/** The components available in every note without an import, which other engines offer by these modules. */
export const builtInComponents = new Map<string, NoteModuleName>([
  ['Admonition', '@theme/Admonition'],
  ['BrowserOnly', '@docusaurus/BrowserOnly'],
  ['CodeBlock', '@theme/CodeBlock'],
  ['Details', '@theme/Details'],
  ['DocCardList', '@theme/DocCardList'],
  ['Head', '@docusaurus/Head'],
  ['Link', '@docusaurus/Link'],
  ['TabItem', '@theme/TabItem'],
  ['Tabs', '@theme/Tabs'],
  ['ThemedImage', '@theme/ThemedImage'],
  ['TOCInline', '@theme/TOCInline'],
])

/** The names of all components that notes use without an import. */
export const builtInNames: string[] = [...builtInComponents.keys(), ...notePartNames]

/** The name of a part of an import that is a component itself: `motion:div` for `<motion.div>`. */
export const memberExport = (imported: string, member: string) => `${imported}:${member}`

/** Both parts of such a name; of any other the whole. */
export const exportParts = (exported: string) => exported.split(':') as [whole: string, member?: string]
