import { BrowserOnly, NoteCards, NoteHead, NoteLink, NoteThemedImage, NoteToc } from './builtIn.tsx'
import { NoteAdmonition, NoteCodeBlock, NoteDetails } from './constructs.tsx'
import { NoteTabItem, NoteTabs } from './NoteTabs.tsx'
import {
  NoteBadge,
  NoteCard,
  NoteCardGrid,
  NoteColumn,
  NoteColumns,
  NoteFigure,
  NoteFileTree,
  NoteIcon,
  NoteLinkCard,
  NoteSteps,
  NoteVideo,
} from './noteParts.tsx'

/** The components that notes use without an import, as `@theme/MDXComponents` exports them. */
export const noteComponents = {
  Admonition: NoteAdmonition,
  Aside: NoteAdmonition,
  Badge: NoteBadge,
  BrowserOnly,
  Card: NoteCard,
  CardGrid: NoteCardGrid,
  CodeBlock: NoteCodeBlock,
  Column: NoteColumn,
  Columns: NoteColumns,
  Details: NoteDetails,
  DocCardList: NoteCards,
  Figure: NoteFigure,
  FileTree: NoteFileTree,
  Head: NoteHead,
  Icon: NoteIcon,
  Link: NoteLink,
  LinkCard: NoteLinkCard,
  Steps: NoteSteps,
  TabItem: NoteTabItem,
  Tabs: NoteTabs,
  ThemedImage: NoteThemedImage,
  TOCInline: NoteToc,
  Video: NoteVideo,
}
