// The exports of the modules behind `@docusaurus/…` and `@theme/…` imports in notes and components, named by module and
// export; `model/noteModules.ts` lists the modules. One file for the build and for islands, which carry only what they
// import.

export { ErrorBoundary as '@docusaurus/ErrorBoundary#default' } from './browser/islands/ErrorBoundary.tsx'
export {
  Redirect as '@docusaurus/router#Redirect',
  useHistory as '@docusaurus/router#useHistory',
  useLocation as '@docusaurus/router#useLocation',
} from './browser/router/router.tsx'
export { useNoteColorMode as '@docusaurus/theme-common#useColorMode' } from './browser/useColorMode.ts'
export { useWindowSize as '@docusaurus/theme-common#useWindowSize' } from './browser/useWindowSize.ts'
export {
  useBaseUrlUtils as '@docusaurus/useBaseUrl#useBaseUrlUtils',
  withBaseUrl as '@docusaurus/useBaseUrl#default',
} from './theme/notes/baseUrl.ts'
export {
  BrowserOnly as '@docusaurus/BrowserOnly#default',
  NoteCards as '@theme/DocCardList#default',
  NoteHead as '@docusaurus/Head#default',
  NoteHeading as '@theme/Heading#default',
  NoteLink as '@docusaurus/Link#default',
  NoteMermaid as '@theme/Mermaid#default',
  NoteThemedImage as '@theme/ThemedImage#default',
  NoteToc as '@theme/TOCInline#default',
} from './theme/notes/builtIn.tsx'
export {
  Collapsible as '@docusaurus/theme-common#Collapsible',
  useCollapsible as '@docusaurus/theme-common#useCollapsible',
} from './theme/notes/Collapsible.tsx'
export {
  NoteAdmonition as '@theme/Admonition#default',
  NoteCodeBlock as '@theme/CodeBlock#default',
  NoteDetails as '@theme/Details#default',
} from './theme/notes/constructs.tsx'
export {
  executionEnvironment as '@docusaurus/ExecutionEnvironment#default',
  useBrokenLinks as '@docusaurus/useBrokenLinks#default',
  useCurrentSidebarCategory as '@docusaurus/plugin-content-docs/client#useCurrentSidebarCategory',
  useCurrentSidebarCategory as '@docusaurus/theme-common#useCurrentSidebarCategory',
  useDoc as '@docusaurus/plugin-content-docs/client#useDoc',
  useIsBrowser as '@docusaurus/useIsBrowser#default',
  usePluralForm as '@docusaurus/theme-common#usePluralForm',
  usePrevious as '@docusaurus/theme-common#usePrevious',
} from './theme/notes/hooks.ts'
export { markIsland } from './theme/notes/markIsland.tsx'
export { matchPath as '@docusaurus/router#matchPath' } from './theme/notes/matchPath.ts'
export {
  NoteLayout as '@theme/Layout#default',
  PageMetadata as '@docusaurus/theme-common#PageMetadata',
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
export { themeClassNames as '@docusaurus/theme-common#ThemeClassNames' } from './theme/notes/themeClassNames.ts'

const defaultPluginId = 'default'

export { defaultPluginId as '@docusaurus/constants#DEFAULT_PLUGIN_ID' }
