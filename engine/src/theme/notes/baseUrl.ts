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

/** The parts of an address, as React Router has them. */
export interface AddressParts {
  pathname?: string
  /** With `?` or without. */
  search?: string
  /** With `#` or without. */
  hash?: string
}

/** The address that a link leads to: a path from the root gets the base URL, and a relative one stays. */
export function linkHref(to: string | AddressParts): string {
  const address = joinParts(to).replace(/^pathname:\/\//, '')
  return address.startsWith('/') ? withBaseUrl(address) : address
}

/** An address as a text. */
export function joinParts(to: string | AddressParts): string {
  if (typeof to === 'string') return to
  const { pathname = '', search = '', hash = '' } = to
  return pathname + withSign('?', search) + withSign('#', hash)
}

const withSign = (sign: string, part: string) => (part === '' || part.startsWith(sign) ? part : sign + part)
