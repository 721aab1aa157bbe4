import type { Announcement } from '../../model/pageData.ts'

/** The rule that gives the announcement the colours of the config; empty when it names none. */
export function announcementStyles({ backgroundColor, textColor }: Announcement): string {
  const declarations = [
    backgroundColor && `background-color:${backgroundColor}`,
    textColor && `color:${textColor}`,
  ].filter(Boolean)
  return declarations.length > 0 ? `.theme-announcement-bar{${declarations.join(';')}}` : ''
}
