import type { Site, Version } from './site.ts'

/** Where a version stands below the base, with a slash at its end; empty for the latest one, as the search names versions. */
export function versionFolder({ isLast, path }: Version, { config }: Pick<Site, 'config'>): string {
  return isLast ? '' : `${path.slice(config.baseUrl.length)}/`
}
