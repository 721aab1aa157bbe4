import { baseUrl, url } from 'sotay:site'

/** Puts the base URL in front of a path, also of one without a slash; other addresses stay as they are. */
export function withBaseUrl(path: string, { absolute = false, forcePrependBaseUrl = false } = {}): string {
  if (!path || /^(?:\w+:|\/\/|#)/.test(path)) return path
  if (!path.endsWith('/') && `${path}/` === baseUrl) return baseUrl
  const isBased = path.startsWith(baseUrl) && !forcePrependBaseUrl
  const based = isBased ? path : baseUrl + path.replace(/^\//, '')
  return absolute ? url + based : based
}

/** `withBaseUrl` in the form in which Docusaurus hands it out. */
export const useBaseUrlUtils = () => ({ withBaseUrl })

/** The address that a link leads to: a path from the root gets the base URL, and a relative one stays. */
export const linkHref = (to: string) => (to.startsWith('/') ? withBaseUrl(to) : to)
