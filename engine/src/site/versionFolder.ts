import type { Site, Version } from './site.ts'

/**
 * The path of a version below the base URL, with a trailing slash; empty for the latest version. Search names versions
 * by it.
 */
export function versionFolder({ isLast, path }: Version, { config }: Pick<Site, 'config'>): string {
  return isLast ? '' : `${path.slice(config.baseUrl.length)}/`
}
