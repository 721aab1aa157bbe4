import { z } from 'zod'
import { address } from './address.ts'

const length = z.union([z.string(), z.number()])

/** The logo of the site. */
export const logo = z.strictObject({
  /** The picture: a path in a static folder, or a full address. */
  src: z.string(),
  /** The picture in dark mode. Left out: the same. */
  srcDark: z.string().optional(),
  /** Alternative text of the picture. */
  alt: z.string().optional(),
  /** Target of its link. Left out: the home page. */
  href: address.optional(),
  /** As on an HTML link. */
  target: z.string().optional(),
  /** As on an HTML image. */
  width: length.optional(),
  /** As on an HTML image. */
  height: length.optional(),
  /** Further CSS classes. */
  className: z.string().optional(),
})
