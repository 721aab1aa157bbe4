import { z } from 'zod'
import { navbarLink } from './navbarLink.ts'
import { address, logo, unionByTag } from './parts.ts'

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

const noPosition = {
  position: z.undefined('must be left out: items of a dropdown are below each other').optional(),
}

const linkItem = unionByTag('type', () => 'link', navbarLink(noPosition))

const items = z.array(
  z
    .custom<z.input<typeof linkItem>>(
      (item) => !isDropdown(item),
      'must not be a dropdown: it is in one already',
    )
    .pipe(linkItem),
)

const dropdown = {
  type: z.literal('dropdown').default('dropdown'),
  /** Text that opens the menu. Left out: what `className` shows. */
  label: z.string().default(''),
  /** What the menu is called where it has no text. */
  'aria-label': z.string().optional(),
  /** A path of this site to which the text links. */
  to: address.optional(),
  /** Items of the menu: links, docs, sidebars, versions and HTML, but no further dropdowns. */
  items,
  /** Further CSS classes. */
  className: z.string().optional(),
}

const list = {
  /** Items above the list. */
  dropdownItemsBefore: items.default([]),
  /** Items below the list. */
  dropdownItemsAfter: items.default([]),
  /** Further CSS classes. */
  className: z.string().optional(),
}

const docsVersionDropdown = {
  ...list,
  type: z.literal('docsVersionDropdown'),
  /** Id of the docs whose versions to list. */
  docsPluginId: z.string().default('default'),
  /** Leaves the items unmarked even on the pages they lead to. */
  dropdownActiveClassDisabled: z.boolean().default(false),
  /** The versions to list: their names, or a record of names with `{ label }`. Left out: all. */
  versions: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ label: z.string().optional() }))])
    .optional(),
}

const localeDropdown = {
  ...list,
  type: z.literal('localeDropdown'),
  /** Added to the addresses of the list, such as `?from=menu`. */
  queryString: z.string().optional(),
}

/** Drawn by a component of the site: `src/theme/NavbarItem/ComponentTypes` exports one for each such name. */
const custom = z.strictObject({
  ...place,
  type: z.literal('custom'),
  /** The name there, as `custom-stars`. As the `type` of an item it makes the other settings props of the component. */
  name: z.string(),
  /** What the component is given. */
  props: z.record(z.string(), z.unknown()).default({}),
})

/** An item without a type is a link, or a dropdown if it has `items`. */
const anyItem = z.discriminatedUnion('type', [navbarLink(place), navbarDropdown(place), search, custom])

/** An item whose type is a name of the site's own; all else in it are props. */
export interface OwnItem {
  type: `custom-${string}`
  position?: 'left' | 'right'
  [prop: string]: unknown
}

const item = unionByTag<typeof anyItem, OwnItem>(
  'type',
  (given) => ('items' in given ? 'dropdown' : 'link'),
  anyItem,
  readCustom,
)

/** An item whose type is a name of the site's own: `{ type: 'custom-stars', size: 2 }`. */
function readCustom(given: object): object {
  const { type, position, ...props } = given as { type?: unknown; position?: unknown }
  if (typeof type !== 'string' || !type.startsWith('custom-')) return given
  return { type: 'custom', name: type, ...(position !== undefined && { position }), props }
}

/** The bar at the top of every page. */
export const navbar = z.strictObject({
  /** Text beside the logo. Without it and a logo it is the site's `title`; an empty text shows none. */
  title: z.string().optional(),
  /** Picture at the start of the bar. It links to the home page unless `href` says otherwise. */
  logo: logo.optional(),
  /** Colours of the bar. Left out: those of the page. */
  style: z.enum(['dark', 'primary']).optional(),
  /** Slides the bar away when the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  /** The items of the bar, in order. */
  items: z.array(item).default([]),
})

/** The kinds of item that open a menu; `place` adds the settings for their position in the navbar. */
function navbarDropdown<Place extends z.ZodRawShape>(place: Place) {
  return z.discriminatedUnion('type', [
    z.strictObject({ ...dropdown, ...place }),
    z.strictObject({ ...docsVersionDropdown, ...place }),
    z.strictObject({ ...localeDropdown, ...place }),
  ])
}

function isDropdown(item: unknown): boolean {
  return typeof item === 'object' && item !== null && ('items' in item || isTypedDropdown(item))
}

function isTypedDropdown(item: object): boolean {
  return 'type' in item && typeof item.type === 'string' && /dropdown$/i.test(item.type)
}
