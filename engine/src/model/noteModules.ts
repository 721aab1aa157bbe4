/** The modules of other engines that components and notes may import here too, and what each exports. */
export const noteModules = {
  '@docusaurus/BrowserOnly': ['default'],
  '@docusaurus/ExecutionEnvironment': ['default'],
  '@docusaurus/Head': ['default'],
  '@docusaurus/Link': ['default'],
  '@docusaurus/Translate': ['default', 'translate'],
  '@docusaurus/plugin-content-docs/client': ['useDoc'],
  '@docusaurus/router': ['Redirect', 'matchPath', 'useHistory', 'useLocation'],
  '@docusaurus/theme-common': [
    'Collapsible',
    'PageMetadata',
    'ThemeClassNames',
    'useCollapsible',
    'useColorMode',
    'usePrevious',
    'useThemeConfig',
    'useWindowSize',
  ],
  '@docusaurus/useBaseUrl': ['default', 'useBaseUrlUtils'],
  '@docusaurus/useDocusaurusContext': ['default'],
  '@docusaurus/useIsBrowser': ['default'],
  '@generated/docusaurus.config': ['default'],
  '@theme/Admonition': ['default'],
  '@theme/CodeBlock': ['default'],
  '@theme/Details': ['default'],
  '@theme/DocCardList': ['default'],
  '@theme/Heading': ['default'],
  '@theme/Layout': ['default'],
  '@theme/MDXComponents': ['default'],
  '@theme/TOCInline': ['default'],
  '@theme/TabItem': ['default'],
  '@theme/Tabs': ['default'],
  '@theme/ThemedImage': ['default'],
} as const satisfies Record<string, string[]>

export type NoteModuleName = keyof typeof noteModules

/** The exports that depend on the config. Each site's build generates them. */
export type ConfigExport =
  | '@docusaurus/theme-common#useThemeConfig'
  | '@docusaurus/useDocusaurusContext#default'
  | '@generated/docusaurus.config#default'

/** All other exports, by module and name. */
export type NoteExports = {
  [Name in NoteModuleName]: {
    [Export in (typeof noteModules)[Name][number] as `${Name}#${Export}` extends ConfigExport
      ? never
      : Export]: unknown
  }
}

/** The components available in every note without an import, and the module from which each can be imported. */
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

/** The names of these components in notes. */
export const builtInNames = [...builtInComponents.keys()]
