// The exports of the modules behind `@docusaurus/…` and `@theme/…` imports in notes and components, named by module and
// export; `model/noteModules.ts` lists the modules. One file for the build and for islands, which carry only what they
// import.

export { BrowserOnly as '@docusaurus/BrowserOnly#default' } from '../theme/notes/BrowserOnly.tsx'
export {
  Collapsible as '@docusaurus/theme-common#Collapsible',
  useCollapsible as '@docusaurus/theme-common#useCollapsible',
} from '../theme/notes/Collapsible.tsx'
export { executionEnvironment as '@docusaurus/ExecutionEnvironment#default' } from '../theme/notes/executionEnvironment.ts'
export {
  Interpolate as '@docusaurus/Interpolate#default',
  interpolate as '@docusaurus/Interpolate#interpolate',
} from '../theme/notes/Interpolate.tsx'
export { markIsland } from '../theme/notes/markIsland.tsx'
export { matchPath as '@docusaurus/router#matchPath' } from '../theme/notes/matchPath.ts'
export { NoteAdmonition as '@theme/Admonition#default' } from '../theme/notes/NoteAdmonition.tsx'
export { NoteCards as '@theme/DocCardList#default' } from '../theme/notes/NoteCards.tsx'
export { NoteCodeBlock as '@theme/CodeBlock#default' } from '../theme/notes/NoteCodeBlock.tsx'
export { NoteDetails as '@theme/Details#default' } from '../theme/notes/NoteDetails.tsx'
export { NoteHead as '@docusaurus/Head#default' } from '../theme/notes/NoteHead.tsx'
export { NoteHeading as '@theme/Heading#default' } from '../theme/notes/NoteHeading.tsx'
export { NoteLayout as '@theme/Layout#default' } from '../theme/notes/NoteLayout.tsx'
export { NoteLink as '@docusaurus/Link#default' } from '../theme/notes/NoteLink.tsx'
export { NoteMermaid as '@theme/Mermaid#default' } from '../theme/notes/NoteMermaid.tsx'
export { NoteTabItem as '@theme/TabItem#default' } from '../theme/notes/NoteTabItem.tsx'
export { NoteTabs as '@theme/Tabs#default' } from '../theme/notes/NoteTabs.tsx'
export { NoteThemedImage as '@theme/ThemedImage#default' } from '../theme/notes/NoteThemedImage.tsx'
export { NoteToc as '@theme/TOCInline#default' } from '../theme/notes/NoteToc.tsx'
export { noteComponents as '@theme/MDXComponents#default' } from '../theme/notes/noteComponents.ts'
export { PageMetadata as '@docusaurus/theme-common#PageMetadata' } from '../theme/notes/PageMetadata.tsx'
export {
  Translate as '@docusaurus/Translate#default',
  translate as '@docusaurus/Translate#translate',
} from '../theme/notes/Translate.tsx'
export { themeClassNames as '@docusaurus/theme-common#ThemeClassNames' } from '../theme/notes/themeClassNames.ts'
export { useBaseUrlUtils as '@docusaurus/useBaseUrl#useBaseUrlUtils' } from '../theme/notes/useBaseUrlUtils.ts'
export { useBrokenLinks as '@docusaurus/useBrokenLinks#default' } from '../theme/notes/useBrokenLinks.ts'
export {
  useCurrentSidebarCategory as '@docusaurus/plugin-content-docs/client#useCurrentSidebarCategory',
  useCurrentSidebarCategory as '@docusaurus/theme-common#useCurrentSidebarCategory',
} from '../theme/notes/useCurrentSidebarCategory.ts'
export { useDoc as '@docusaurus/plugin-content-docs/client#useDoc' } from '../theme/notes/useDoc.ts'
export { useIsBrowser as '@docusaurus/useIsBrowser#default' } from '../theme/notes/useIsBrowser.ts'
export { usePluralForm as '@docusaurus/theme-common#usePluralForm' } from '../theme/notes/usePluralForm.ts'
export { usePrevious as '@docusaurus/theme-common#usePrevious' } from '../theme/notes/usePrevious.ts'
export { withBaseUrl as '@docusaurus/useBaseUrl#default' } from '../theme/notes/withBaseUrl.ts'
export { ErrorBoundary as '@docusaurus/ErrorBoundary#default' } from './islands/ErrorBoundary.tsx'
export {
  Redirect as '@docusaurus/router#Redirect',
  useHistory as '@docusaurus/router#useHistory',
  useLocation as '@docusaurus/router#useLocation',
} from './router/router.tsx'
export { useNoteColorMode as '@docusaurus/theme-common#useColorMode' } from './useColorMode.ts'
export { useWindowSize as '@docusaurus/theme-common#useWindowSize' } from './useWindowSize.ts'

const defaultPluginId = 'default'

export { defaultPluginId as '@docusaurus/constants#DEFAULT_PLUGIN_ID' }
