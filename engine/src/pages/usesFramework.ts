/** Classes of Infima that the theme itself does not use. */
const names = [
  ...['container', 'row', 'col', 'hero', 'button', 'badge', 'avatar', 'pills', 'clean-list', 'card__\\w+'],
  ...['(?:text|shadow)--\\w+', '(?:margin|padding)(?:-\\w+)?--\\w+'],
].join('|')

/** Table cells are left out: the engine gives them `text--center` and the like. */
const namedElement = new RegExp(`<(?!t[hd]\\s)[a-z][^>]*?\\sclass="(?:[^"]*\\s)?(?:${names})[\\s"]`)

/** Whether HTML of the site uses classes of Infima. */
export function usesFramework(html: string): boolean {
  return namedElement.test(html)
}
