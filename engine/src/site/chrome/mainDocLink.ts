import { toHref } from '../addresses/toHref.ts'
import type { Version } from '../site.ts'
import type { NavbarSources } from './navbarConfig.ts'

/** The link that stands for a version: to its main doc. */
export function mainDocLink({ docs, mainDocId, path }: Version, { config }: NavbarSources['site']) {
  const main = docs.find(({ id }) => id === mainDocId)
  return { href: toHref(main?.permalink ?? path, config), external: false }
}
