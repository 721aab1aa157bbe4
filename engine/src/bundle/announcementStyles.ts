import type { SiteConfig } from '../config/siteConfig.ts'

/**
 * The colours of the announcement bar from the config. They are in the stylesheet, because pages carry no inline
 * styles.
 */
export function announcementStyles({ announcementBar }: SiteConfig): string[] {
  const { backgroundColor, textColor } = announcementBar ?? {}
  const declarations = [
    ...(backgroundColor ? [`background-color:${backgroundColor}`] : []),
    ...(textColor ? [`color:${textColor}`] : []),
  ]
  if (declarations.length === 0) return []
  return [`@layer components{.theme-announcement-bar{${declarations.join(';')}}}`]
}
