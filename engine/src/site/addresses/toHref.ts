import { applyTrailingSlash, encodePath, type Href, type RoutePath } from '../../model/paths.ts'

/** The settings that say how addresses look. */
export interface AddressSettings {
  baseUrl: string
  trailingSlash?: boolean | undefined
}

/** The address of a route as links write it: encoded, and with or without a slash at its end as settings ask. */
export function toHref(path: RoutePath, { baseUrl, trailingSlash }: AddressSettings): Href {
  return encodePath(applyTrailingSlash(path, trailingSlash, baseUrl))
}
