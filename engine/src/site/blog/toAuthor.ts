import type { SiteConfig } from '../../config/siteConfig.ts'
import { joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'
import { encodeUrl } from '../addresses/encodeUrl.ts'
import { resolveAsset } from '../addresses/resolveAsset.ts'
import { toHref } from '../addresses/toHref.ts'
import type { AuthorFields } from './authorsFile.ts'
import type { PostAuthor } from './blog.ts'
import { socialLinks } from './socialLinks.ts'

/** The config, and the route of the author pages. */
export interface AuthorPlaces {
  config: SiteConfig
  authorsPath: RoutePath
}

/** Resolves the fields of an author: the URL of the image, the author page and the link target of the name. */
export function toAuthor(given: AuthorFields, key: string | undefined, places: AuthorPlaces): PostAuthor {
  const { name, title, description, socials = {} } = given
  const image = given.image_url ?? given.imageURL
  const page = key === undefined ? undefined : authorPage(given.page, key, places.authorsPath)
  const href = page ? toHref(page, places.config) : elsewhere(given)
  return {
    ...(key !== undefined && { key }),
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { imageUrl: resolveAsset(image, places.config.baseUrl) }),
    ...(page && { page }),
    ...(href !== undefined && { href }),
    socials: socialLinks(socials),
  }
}

function elsewhere({ url, email }: AuthorFields): string | undefined {
  return url ? encodeUrl(url) : email && `mailto:${email}`
}

function authorPage(page: AuthorFields['page'], key: string, authorsPath: RoutePath): RoutePath | undefined {
  if (!page) return undefined
  return toRoutePath(joinUrlPath(authorsPath, page === true ? key : page.permalink))
}
