import type { Site } from './site.ts'

/** Whether readers can go from one version or language of the site to another. */
export function hasChoices({ config, versions }: Pick<Site, 'config' | 'versions'>): boolean {
  return config.i18n.locales.length > 1 || versions.some(({ isLast }) => !isLast)
}
