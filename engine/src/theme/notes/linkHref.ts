import { withBaseUrl } from './withBaseUrl.ts'

/** The address that a link leads to: a path from the root gets the base URL, and a relative one stays. */
export const linkHref = (to: string) => (to.startsWith('/') ? withBaseUrl(to) : to)
