import { BrowserOnly, NoteCards, NoteHead, NoteLink, NoteThemedImage, NoteToc } from './builtIn.tsx'
import { NoteAdmonition, NoteCodeBlock, NoteDetails, NoteMermaid } from './constructs.tsx'
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
  // What a site's own table of components takes from here to draw elements and constructs of Markdown.
  ...{ a: 'a', code: 'code', h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' },
  ...{ img: 'img', li: 'li', pre: 'pre', ul: 'ul' },
  admonition: NoteAdmonition,
  details: NoteDetails,
  mermaid: NoteMermaid,
}
