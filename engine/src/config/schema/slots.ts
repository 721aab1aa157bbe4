import { z } from 'zod'
import type { SlotName } from '../../model/overrides.ts'

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
