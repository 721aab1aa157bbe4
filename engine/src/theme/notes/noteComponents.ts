import { BrowserOnly, NoteCards, NoteHead, NoteLink, NoteThemedImage, NoteToc } from './builtIn.tsx'
import { NoteAdmonition, NoteCodeBlock, NoteDetails } from './constructs.tsx'
import { NoteTabItem, NoteTabs } from './NoteTabs.tsx'

/** The components that notes use without an import, as `@theme/MDXComponents` exports them. */
export const noteComponents = {
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
