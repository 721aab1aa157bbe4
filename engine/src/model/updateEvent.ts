/** The event that tells the page that an edit updated it in place (dev server). */
export const updateEvent = 'sotay:update'
