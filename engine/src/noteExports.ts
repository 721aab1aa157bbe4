// The exports of the modules behind `@docusaurus/…` and `@theme/…` imports in notes and components, named by module and
// export; `model/noteModules.ts` lists the modules. One file for the build and for islands, which carry only what they
// import.

export { ErrorBoundary as '@docusaurus/ErrorBoundary#default' } from './browser/islands/ErrorBoundary.tsx'
export {
  useEvent as '@docusaurus/theme-common#useEvent',
  useEvent as '@docusaurus/theme-common/internal#useEvent',
  useHistorySelector as '@docusaurus/theme-common#useHistorySelector',
  useHistorySelector as '@docusaurus/theme-common/internal#useHistorySelector',
  useIsomorphicLayoutEffect as '@docusaurus/theme-common#useIsomorphicLayoutEffect',
  useIsomorphicLayoutEffect as '@docusaurus/theme-common/internal#useIsomorphicLayoutEffect',
  useQueryString as '@docusaurus/theme-common#useQueryString',
  useQueryString as '@docusaurus/theme-common/internal#useQueryString',
  useQueryStringList as '@docusaurus/theme-common#useQueryStringList',
  useQueryStringList as '@docusaurus/theme-common/internal#useQueryStringList',
  useQueryStringValue as '@docusaurus/theme-common#useQueryStringValue',
  useQueryStringValue as '@docusaurus/theme-common/internal#useQueryStringValue',
} from './browser/router/queryString.ts'
export {
  Redirect as '@docusaurus/router#Redirect',
  useHistory as '@docusaurus/router#useHistory',
  useLocation as '@docusaurus/router#useLocation',
} from './browser/router/router.tsx'
export {
  useNoteColorMode as '@docusaurus/theme-common#useColorMode',
  useNoteColorMode as '@docusaurus/theme-common/internal#useColorMode',
} from './browser/useColorMode.ts'
export {
  useWindowSize as '@docusaurus/theme-common#useWindowSize',
  useWindowSize as '@docusaurus/theme-common/internal#useWindowSize',
} from './browser/useWindowSize.ts'
export {
  useBaseUrlUtils as '@docusaurus/useBaseUrl#useBaseUrlUtils',
  withBaseUrl as '@docusaurus/useBaseUrl#default',
} from './theme/notes/baseUrl.ts'
export {
  BrowserOnly as '@docusaurus/BrowserOnly#default',
  ImportedMarkdown,
  NoteAnchor as '@theme/MDXComponents/A#default',
  NoteCards as '@theme/DocCardList#default',
  NoteHead as '@docusaurus/Head#default',
  NoteHeading as '@theme/Heading#default',
  NoteHeading as '@theme/MDXComponents/Heading#default',
  NoteIdealImage as '@theme/IdealImage#default',
  NoteImg as '@theme/MDXComponents/Img#default',
  NoteLi as '@theme/MDXComponents/Li#default',
  NoteLink as '@docusaurus/Link#default',
  NoteMermaid as '@theme/Mermaid#default',
  NoteThemedImage as '@theme/ThemedImage#default',
  NoteToc as '@theme/TOCInline#default',
  NoteUl as '@theme/MDXComponents/Ul#default',
  navbarItemTypes as '@theme/NavbarItem/ComponentTypes#default',
} from './theme/notes/builtIn.tsx'
export {
  Collapsible as '@docusaurus/theme-common#Collapsible',
  Collapsible as '@docusaurus/theme-common/internal#Collapsible',
  useCollapsible as '@docusaurus/theme-common#useCollapsible',
  useCollapsible as '@docusaurus/theme-common/internal#useCollapsible',
} from './theme/notes/Collapsible.tsx'
export {
  NoteAdmonition as '@theme/Admonition#default',
  NoteCodeBlock as '@theme/CodeBlock#default',
  NoteDetails as '@theme/Details#default',
} from './theme/notes/constructs.tsx'
export {
  executionEnvironment as '@docusaurus/ExecutionEnvironment#default',
  RouteContext as '@docusaurus/useRouteContext#RouteContext',
  renderRoutes as '@docusaurus/renderRoutes#default',
  useBrokenLinks as '@docusaurus/useBrokenLinks#default',
  useCurrentSidebarCategory as '@docusaurus/plugin-content-docs/client#useCurrentSidebarCategory',
  useCurrentSidebarCategory as '@docusaurus/theme-common#useCurrentSidebarCategory',
  useCurrentSidebarCategory as '@docusaurus/theme-common/internal#useCurrentSidebarCategory',
  useDoc as '@docusaurus/plugin-content-docs/client#useDoc',
  useDoc as '@docusaurus/theme-common/internal#useDoc',
  useIsBrowser as '@docusaurus/useIsBrowser#default',
  usePluralForm as '@docusaurus/theme-common#usePluralForm',
  usePluralForm as '@docusaurus/theme-common/internal#usePluralForm',
  usePrevious as '@docusaurus/theme-common#usePrevious',
  usePrevious as '@docusaurus/theme-common/internal#usePrevious',
  useRouteContext as '@docusaurus/useRouteContext#default',
} from './theme/notes/hooks.ts'
export {
  IconArrow as '@theme/Icon/Arrow#default',
  IconClose as '@theme/Icon/Close#default',
  IconCopy as '@theme/Icon/Copy#default',
  IconDarkMode as '@theme/Icon/DarkMode#default',
  IconEdit as '@theme/Icon/Edit#default',
  IconLanguage as '@theme/Icon/Language#default',
  IconLightMode as '@theme/Icon/LightMode#default',
  IconMenu as '@theme/Icon/Menu#default',
  IconSuccess as '@theme/Icon/Success#default',
  IconWordWrap as '@theme/Icon/WordWrap#default',
} from './theme/notes/icons.tsx'
export { markIsland } from './theme/notes/markIsland.tsx'
export { matchPath as '@docusaurus/router#matchPath' } from './theme/notes/matchPath.ts'
export {
  NoteLayout as '@theme/Layout#default',
  PageMetadata as '@docusaurus/theme-common#PageMetadata',
  PageMetadata as '@docusaurus/theme-common/internal#PageMetadata',
} from './theme/notes/NoteLayout.tsx'
export {
  NoteTabItem as '@theme/TabItem#default',
  NoteTabs as '@theme/Tabs#default',
} from './theme/notes/NoteTabs.tsx'
export { noteComponents as '@theme/MDXComponents#default' } from './theme/notes/noteComponents.ts'
export {
  Interpolate as '@docusaurus/Interpolate#default',
  interpolate as '@docusaurus/Interpolate#interpolate',
  Translate as '@docusaurus/Translate#default',
  translate as '@docusaurus/Translate#translate',
} from './theme/notes/Translate.tsx'
export {
  themeClassNames as '@docusaurus/theme-common#ThemeClassNames',
  themeClassNames as '@docusaurus/theme-common/internal#ThemeClassNames',
} from './theme/notes/themeClassNames.ts'

const defaultPluginId = 'default'

export {
  containsLineNumbers as '@docusaurus/theme-common/internal#containsLineNumbers',
  getPrismCssVariables as '@docusaurus/theme-common/internal#getPrismCssVariables',
  isRegexpStringMatch as '@docusaurus/theme-common#isRegexpStringMatch',
  isRegexpStringMatch as '@docusaurus/theme-common/internal#isRegexpStringMatch',
  parseCodeBlockTitle as '@docusaurus/theme-common/internal#parseCodeBlockTitle',
  parseLanguage as '@docusaurus/theme-common/internal#parseLanguage',
  prefersReducedMotion as '@docusaurus/theme-common#prefersReducedMotion',
  prefersReducedMotion as '@docusaurus/theme-common/internal#prefersReducedMotion',
  sanitizeTabsChildren as '@docusaurus/theme-common/internal#sanitizeTabsChildren',
  splitNavbarItems as '@docusaurus/theme-common/internal#splitNavbarItems',
  TabsProvider as '@docusaurus/theme-common/internal#TabsProvider',
  useAnnouncementBar as '@docusaurus/theme-common/internal#useAnnouncementBar',
  useCodeWordWrap as '@docusaurus/theme-common/internal#useCodeWordWrap',
  useHideableNavbar as '@docusaurus/theme-common/internal#useHideableNavbar',
  useNavbarSecondaryMenu as '@docusaurus/theme-common/internal#useNavbarSecondaryMenu',
  usePrismTheme as '@docusaurus/theme-common#usePrismTheme',
  usePrismTheme as '@docusaurus/theme-common/internal#usePrismTheme',
  useScrollPositionBlocker as '@docusaurus/theme-common/internal#useScrollPositionBlocker',
  useTabs as '@docusaurus/theme-common/internal#useTabs',
  useTabsContext as '@docusaurus/theme-common/internal#useTabsContext',
  useTabsContextValue as '@docusaurus/theme-common/internal#useTabsContextValue',
} from './browser/islands/ejectedHooks.tsx'
export { postElementId as '@docusaurus/utils-common#blogPostContainerID' } from './model/markup.ts'
export {
  BlogPostProvider as '@docusaurus/plugin-content-blog/client#BlogPostProvider',
  BlogPostProvider as '@docusaurus/theme-common/internal#BlogPostProvider',
  findFirstLink as '@docusaurus/theme-common#findFirstSidebarItemLink',
  findFirstLink as '@docusaurus/theme-common/internal#findFirstSidebarItemLink',
  findFirstLink as '@docusaurus/plugin-content-docs/client#findFirstSidebarItemLink',
  findFirstLink as '@docusaurus/theme-common/internal#findFirstCategoryLink',
  HtmlClassNameProvider as '@docusaurus/theme-common#HtmlClassNameProvider',
  HtmlClassNameProvider as '@docusaurus/theme-common/internal#HtmlClassNameProvider',
  isActiveSidebarItem as '@docusaurus/plugin-content-docs/client#isActiveSidebarItem',
  isActiveSidebarItem as '@docusaurus/theme-common/internal#isActiveSidebarItem',
  isInternalUrl as '@docusaurus/isInternalUrl#default',
  isMultiColumnFooterLinks as '@docusaurus/theme-common#isMultiColumnFooterLinks',
  isMultiColumnFooterLinks as '@docusaurus/theme-common/internal#isMultiColumnFooterLinks',
  isSamePath as '@docusaurus/theme-common/internal#isSamePath',
  listedItems as '@docusaurus/theme-common#filterDocCardListItems',
  listedItems as '@docusaurus/theme-common/internal#filterDocCardListItems',
  listedItems as '@docusaurus/plugin-content-docs/client#filterDocCardListItems',
  NavbarSecondaryMenuFiller as '@docusaurus/theme-common#NavbarSecondaryMenuFiller',
  NavbarSecondaryMenuFiller as '@docusaurus/theme-common/internal#NavbarSecondaryMenuFiller',
  nothingToDo as '@docusaurus/theme-common/internal#useKeyboardNavigation',
  nothingToDo as '@docusaurus/theme-common/internal#useLockBodyScroll',
  nothingToDo as '@docusaurus/theme-common/internal#useTOCHighlight',
  pluginDataHooks,
  skipTarget as '@docusaurus/theme-common#SkipToContentFallbackId',
  skipTarget as '@docusaurus/theme-common/internal#SkipToContentFallbackId',
  uniq as '@docusaurus/theme-common/internal#uniq',
  useActiveDocContext as '@docusaurus/plugin-content-docs/client#useActiveDocContext',
  useActivePlugin as '@docusaurus/plugin-content-docs/client#useActivePlugin',
  useActiveVersion as '@docusaurus/plugin-content-docs/client#useActiveVersion',
  useAllDocsData as '@docusaurus/plugin-content-docs/client#useAllDocsData',
  useBlogPost as '@docusaurus/plugin-content-blog/client#useBlogPost',
  useBlogPost as '@docusaurus/theme-common/internal#useBlogPost',
  useDateTimeFormat as '@docusaurus/theme-common/internal#useDateTimeFormat',
  useDocsData as '@docusaurus/plugin-content-docs/client#useDocsData',
  useDocsPreferredVersion as '@docusaurus/plugin-content-docs/client#useDocsPreferredVersion',
  useDocsPreferredVersion as '@docusaurus/theme-common#useDocsPreferredVersion',
  useDocsPreferredVersion as '@docusaurus/theme-common/internal#useDocsPreferredVersion',
  useDocsSidebar as '@docusaurus/plugin-content-docs/client#useDocsSidebar',
  useDocsSidebar as '@docusaurus/theme-common/internal#useDocsSidebar',
  useDocsVersion as '@docusaurus/plugin-content-docs/client#useDocsVersion',
  useDocsVersion as '@docusaurus/theme-common/internal#useDocsVersion',
  useDocVersionSuggestions as '@docusaurus/plugin-content-docs/client#useDocVersionSuggestions',
  useFilteredAndTreeifiedTOC as '@docusaurus/theme-common/internal#useFilteredAndTreeifiedTOC',
  useHomePageRoute as '@docusaurus/theme-common/internal#useHomePageRoute',
  useLatestVersion as '@docusaurus/plugin-content-docs/client#useLatestVersion',
  useNavbarMobileSidebar as '@docusaurus/theme-common/internal#useNavbarMobileSidebar',
  useSidebarBreadcrumbs as '@docusaurus/plugin-content-docs/client#useSidebarBreadcrumbs',
  useSidebarBreadcrumbs as '@docusaurus/theme-common/internal#useSidebarBreadcrumbs',
  useTitleFormatter as '@docusaurus/theme-common/internal#useTitleFormatter',
  useTreeifiedTOC as '@docusaurus/theme-common/internal#useTreeifiedTOC',
  useVersions as '@docusaurus/plugin-content-docs/client#useVersions',
} from './theme/notes/docsHooks.ts'
export { themePart } from './theme/parts/themePart.tsx'
export { defaultPluginId as '@docusaurus/constants#DEFAULT_PLUGIN_ID' }
