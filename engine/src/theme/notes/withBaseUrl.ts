import { site } from 'sotay:site'

/** Puts the base URL in front of an address of the site; other addresses stay as they are. */
export function withBaseUrl(path: string, { absolute = false, forcePrependBaseUrl = false } = {}): string {
  const { baseUrl, url } = site
  const isWithin = path.startsWith('/') && !path.startsWith('//')
  if (!isWithin && !(forcePrependBaseUrl && !/^[a-z]+:|^#/i.test(path))) return path
  const based = path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\//, '')
  return absolute ? url + based : based
}
