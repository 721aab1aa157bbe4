/** Whether a message of `code.json` belongs to a component of the site, and not to the interface. */
export const isOwnMessage = (id: string): boolean => !/^(?:theme|sotay)\./.test(id)
