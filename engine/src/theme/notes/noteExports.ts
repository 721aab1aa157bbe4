import type { NoteExports } from '../../model/noteModules.ts'
import { BrowserOnly } from './BrowserOnly.tsx'
import { NoteAdmonition } from './NoteAdmonition.tsx'
import { NoteCards } from './NoteCards.tsx'
import { NoteCodeBlock } from './NoteCodeBlock.tsx'
import { NoteDetails } from './NoteDetails.tsx'
import { NoteHead } from './NoteHead.tsx'
import { NoteHeading } from './NoteHeading.tsx'
import { NoteLayout } from './NoteLayout.tsx'
import { NoteLink } from './NoteLink.tsx'
import { NoteTabItem } from './NoteTabItem.tsx'
import { NoteTabs } from './NoteTabs.tsx'
import { NoteThemedImage } from './NoteThemedImage.tsx'
import { NoteToc } from './NoteToc.tsx'
import { Translate, translate } from './Translate.tsx'
import { useDoc } from './useDoc.ts'
import { useIsBrowser } from './useIsBrowser.ts'
import { withBaseUrl } from './withBaseUrl.ts'

const canUseDOM = typeof document !== 'undefined'
/** Named like a hook for Docusaurus's sake; it needs no React state, because the base URL never changes. */
const useBaseUrl = withBaseUrl

/** The components that notes use without an import, as `@theme/MDXComponents` exports them. */
const components = {
  Admonition: NoteAdmonition,
  BrowserOnly,
  CodeBlock: NoteCodeBlock,
  Details: NoteDetails,
  DocCardList: NoteCards,
  Head: NoteHead,
  Link: NoteLink,
  TabItem: NoteTabItem,
  Tabs: NoteTabs,
  ThemedImage: NoteThemedImage,
  TOCInline: NoteToc,
}

/** The exports behind imports of `@docusaurus/…` and `@theme/…`, except for modules that act in the browser only. */
export const noteExports: Omit<NoteExports, '@docusaurus/router' | '@docusaurus/theme-common'> = {
  '@docusaurus/BrowserOnly': { default: BrowserOnly },
  '@docusaurus/ExecutionEnvironment': {
    default: {
      canUseDOM,
      canUseEventListeners: canUseDOM,
      canUseIntersectionObserver: canUseDOM,
      canUseViewport: canUseDOM,
    },
  },
  '@docusaurus/Head': { default: NoteHead },
  '@docusaurus/Link': { default: NoteLink },
  '@docusaurus/Translate': { default: Translate, translate },
  '@docusaurus/plugin-content-docs/client': { useDoc },
  '@docusaurus/useBaseUrl': {
    default: useBaseUrl,
    useBaseUrlUtils: () => ({ withBaseUrl }),
  },
  '@docusaurus/useDocusaurusContext': {},
  '@docusaurus/useIsBrowser': { default: useIsBrowser },
  '@generated/docusaurus.config': {},
  '@theme/Admonition': { default: NoteAdmonition },
  '@theme/CodeBlock': { default: NoteCodeBlock },
  '@theme/Details': { default: NoteDetails },
  '@theme/DocCardList': { default: NoteCards },
  '@theme/Heading': { default: NoteHeading },
  '@theme/Layout': { default: NoteLayout },
  '@theme/MDXComponents': { default: components },
  '@theme/TOCInline': { default: NoteToc },
  '@theme/TabItem': { default: NoteTabItem },
  '@theme/Tabs': { default: NoteTabs },
  '@theme/ThemedImage': { default: NoteThemedImage },
}
