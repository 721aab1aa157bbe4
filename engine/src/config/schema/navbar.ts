import { z } from 'zod'
import { logo } from './logo.ts'
import { navbarDropdown } from './navbarDropdown.ts'
import { navbarLink } from './navbarLink.ts'
import { unionByTag } from './unionByTag.ts'

const place = {
  /** The end of the navbar at which the item is shown. */
  position: z.enum(['left', 'right']).default('left'),
}

/** Sets the position of the search box. Without this item it comes last. */
const search = z.strictObject({
  ...place,
  type: z.literal('search'),
  /** Further CSS classes. */
  className: z.string().optional(),
})

/** An item without a type is a link, or a dropdown if it has `items`. */
const item = unionByTag(
  'type',
  (given) => ('items' in given ? 'dropdown' : 'link'),
  z.discriminatedUnion('type', [navbarLink(place), navbarDropdown(place), search]),
)

/** The bar at the top of every page. */
export const navbar = z.strictObject({
  /** Text beside the logo. */
  title: z.string().default(''),
  /** Picture at the start of the bar. It links to the home page unless `href` says otherwise. */
  logo: logo.optional(),
  /** Colours of the bar. Left out: those of the page. */
  style: z.enum(['dark', 'primary']).optional(),
  /** Slides the bar away when the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  /** The items of the bar, in order. */
  items: z.array(item).default([]),
})
