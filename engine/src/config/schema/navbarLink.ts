import { z } from 'zod'
import { address } from './address.ts'
import { linkWithAttributes } from './linkWithAttributes.ts'
import { pattern } from './pattern.ts'

const labelOrHtml = {
  /** Text of the link. */
  label: z.string().optional(),
  /** HTML in place of the label. */
  html: z.string().optional(),
  /** Further CSS classes. */
  className: z.string().optional(),
}

const link = {
  ...labelOrHtml,
  /** What the item is. Left out: a link, or a dropdown if it has `items`. */
  type: z.literal('link').default('link'),
  /** A path of this site. */
  to: address.optional(),
  /** A full address, or a path that the engine leaves alone. */
  href: address.optional(),
  /** Puts `baseUrl` before `href` if that is a path. */
  prependBaseUrlToHref: z.boolean().default(false),
  /** The link counts as the current one on this path and below it, instead of on its own. */
  activeBasePath: z.string().optional(),
  /** The link counts as the current one where this pattern matches the path, ignoring case. */
  activeBaseRegex: pattern.optional(),
}

const doc = {
  ...labelOrHtml,
  type: z.literal('doc'),
  /** Id of the doc to link to. Its label is used unless one is given. */
  docId: z.string(),
}

const docSidebar = {
  ...labelOrHtml,
  type: z.literal('docSidebar'),
  /** Id of the sidebar whose first link is the target. The link's label is used unless one is given. */
  sidebarId: z.string(),
}

const docsVersion = {
  ...labelOrHtml,
  type: z.literal('docsVersion'),
  /** A path to link to instead of the version's main doc. */
  to: address.optional(),
}

const html = {
  type: z.literal('html'),
  /** The HTML. */
  value: z.string(),
  /** Further CSS classes. */
  className: z.string().optional(),
}

/** The kinds of item for the navbar and its dropdowns; `place` adds the settings for their position in the navbar. */
export function navbarLink<Place extends z.ZodRawShape>(place: Place) {
  return z.discriminatedUnion('type', [
    linkWithAttributes({ ...link, ...place }, ['to', 'href']),
    linkWithAttributes({ ...doc, ...place }),
    linkWithAttributes({ ...docSidebar, ...place }),
    linkWithAttributes({ ...docsVersion, ...place }),
    z.strictObject({ ...html, ...place }),
  ])
}
