import type { PageLink } from '../../model/pageData.ts'
import { type AddressSettings, toHref } from '../addresses/toHref.ts'
import type { Tag } from '../site.ts'

/** The link to the page of a tag. */
export function tagLink({ label, permalink }: Tag, addresses: AddressSettings): PageLink {
  return { label, href: toHref(permalink, addresses) }
}
