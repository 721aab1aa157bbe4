/** Classes of Infima that mean nothing to the theme itself. */
const names = [
  ...['container', 'row', 'col', 'hero', 'button', 'badge', 'avatar', 'pills', 'clean-list', 'card__\\w+'],
  ...['(?:text|shadow)--\\w+', '(?:margin|padding)(?:-\\w+)?--\\w+'],
].join('|')

/** Cells of tables have such classes of their own. */
const namedElement = new RegExp(`<(?!t[hd]\\s)[a-z][^>]*?\\sclass="(?:[^"]*\\s)?(?:${names})[\\s"]`)
const bareButton = /<button(?![^>]*\sclass=)/

/** Whether a page that the site draws counts on classes of Infima, or on buttons to look like some. */
export function usesFramework(html: string): boolean {
  return namedElement.test(html) || bareButton.test(html)
}
