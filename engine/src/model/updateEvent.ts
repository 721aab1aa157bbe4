/** The event by which the page hears that the writer's edit changed it in place. */
export const updateEvent = 'sotay:update'
