import type { SiteConfig } from '../config/siteConfig.ts'

/** The colours that the config gives the announcement. They stand in the stylesheet, for pages carry no styles. */
export function announcementStyles({ announcementBar }: SiteConfig): string[] {
  const { backgroundColor, textColor } = announcementBar ?? {}
  const declarations = [
    ...(backgroundColor ? [`background-color:${backgroundColor}`] : []),
    ...(textColor ? [`color:${textColor}`] : []),
  ]
  if (declarations.length === 0) return []
  return [`@layer components{.theme-announcement-bar{${declarations.join(';')}}}`]
}
