import { z } from 'zod'
import type { ReplaceableName, SlotName } from '../../model/overrides.ts'

const file = z.string().optional()

/** Replacements for components of the theme. */
export const components = z.strictObject<Record<ReplaceableName, typeof file>>({
  /** The line above the navbar. */
  AnnouncementBar: file,
  /** Who wrote a post. */
  AuthorView: file,
  /** The button that leads back to the top. */
  BackToTop: file,
  /** Logo and name of the site, in the navbar and in the drawer. */
  Brand: file,
  /** The breadcrumbs: links from the home page down to this page. */
  Breadcrumbs: file,
  /** The switch between light and dark. */
  ColorModeToggle: file,
  /** The end of a note: tags, link to its source, last update. */
  DocFooter: file,
  /** The layout around the text of a page: breadcrumbs, table of contents and pagination. */
  DocLayout: file,
  /** The link to the source of a page. */
  EditLink: file,
  /** The footer of every page. */
  Footer: file,
  /** When a page changed last, and who changed it. */
  LastUpdated: file,
  /** The bar at the top. */
  Navbar: file,
  /** The 404 page. */
  NotFoundPage: file,
  /** Everything inside `<body>`, made from `PageData`. */
  Page: file,
  /** The links to the pages before and after this one. */
  Pagination: file,
  /** Title, date and authors of a post. */
  PostHeader: file,
  /** The search box of the navbar. */
  SearchBox: file,
  /** The tree of notes, or the latest posts. */
  Sidebar: file,
  /** The headings of the page. */
  TableOfContents: file,
  /** The tags of a note or post. */
  TagsRow: file,
  /** The notice that a version is old, or not yet released. */
  VersionBanner: file,
})

const fillers = z
  .union([z.string(), z.array(z.string())])
  .transform((paths) => [paths].flat())
  .optional()

/** Slots of the page, and the components that the site puts into each, in order. */
export const slots = z.strictObject<Record<SlotName, typeof fillers>>({
  /** Above everything, the announcement bar too. */
  'announcement-before': fillers,
  /** In the navbar, after its links on the left. */
  'navbar-start': fillers,
  /** In the navbar, at its end. */
  'navbar-end': fillers,
  /** Between the navbar and the rest of the page. */
  'navbar-after': fillers,
  /** Above the sidebar. */
  'sidebar-before': fillers,
  /** Below the sidebar. */
  'sidebar-after': fillers,
  /** Above the text of notes, posts and Markdown pages. */
  'article-before': fillers,
  /** Below the text of notes, posts and Markdown pages. */
  'article-after': fillers,
  /** Above the table of contents. */
  'toc-before': fillers,
  /** Below the table of contents. */
  'toc-after': fillers,
  /** Above the footer. */
  'footer-before': fillers,
  /** Below the footer. */
  'footer-after': fillers,
})
