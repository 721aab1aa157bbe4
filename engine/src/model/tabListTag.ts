/** The element that turns the panels before it into tabs when the browser meets it. */
export const tabListTag = 'sotay-tabs'
