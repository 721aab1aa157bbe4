import { BrowserOnly } from './BrowserOnly.tsx'
import { NoteAdmonition } from './NoteAdmonition.tsx'
import { NoteCards } from './NoteCards.tsx'
import { NoteCodeBlock } from './NoteCodeBlock.tsx'
import { NoteDetails } from './NoteDetails.tsx'
import { NoteHead } from './NoteHead.tsx'
import { NoteLink } from './NoteLink.tsx'
import { NoteTabItem } from './NoteTabItem.tsx'
import { NoteTabs } from './NoteTabs.tsx'
import { NoteThemedImage } from './NoteThemedImage.tsx'
import { NoteToc } from './NoteToc.tsx'

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
