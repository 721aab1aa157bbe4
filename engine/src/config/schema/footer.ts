import { z } from 'zod'
import { linkWithAttributes } from './navbarLink.ts'
import { address, htmlText, logo, unionByTag } from './parts.ts'

const link = linkWithAttributes(
  {
    kind: z.literal('link').default('link'),
    /** Text of the link. Required unless `html` is given. */
    label: z.string().optional(),
    /** A path of this site. */
    to: address.optional(),
    /** A full address, or a path from the root of this site. */
    href: address.optional(),
    /** HTML in place of the whole link. */
    html: htmlText.optional(),
    /** Puts `baseUrl` before `href` if that is a path without a slash at its start, too. */
    prependBaseUrlToHref: z.boolean().default(false),
    /** Further CSS classes. */
    className: z.string().optional(),
  },
  ['to', 'href', 'html'],
).refine(({ label, html }) => label !== undefined || html !== undefined, 'must have a "label"')

const column = z.strictObject({
  /** What the entry is. Left out: a link if it has what one has, else a column. */
  kind: z.literal('column').default('column'),
  /** Heading of the column. */
  title: z.string().optional(),
  /** The links of the column. */
  items: z.array(link).default([]),
  /** Further CSS classes. */
  className: z.string().optional(),
})

const linkNames = ['label', 'to', 'href', 'html']

const links = z
  .array(
    unionByTag(
      'kind',
      (entry) => (!('items' in entry) && linkNames.some((name) => name in entry) ? 'link' : 'column'),
      z.discriminatedUnion('kind', [column, link]),
    ),
  )
  .refine((entries) => new Set(entries.map(({ kind }) => kind)).size < 2, {
    error: 'must hold either columns, which have "items", or links, but not both',
  })
  .default([])

/** The footer of every page. Left out: none. */
export const footer = z.strictObject({
  /** Colours of the footer. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Picture below the links. */
  logo: logo.optional(),
  /** Last line of the page. HTML. */
  copyright: htmlText.optional(),
  /** Columns of links, each with `items`, or links in one line. */
  links,
})
