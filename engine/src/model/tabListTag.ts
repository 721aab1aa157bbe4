/** The custom element that turns the panels before it into tabs. */
export const tabListTag = 'sotay-tabs'
