const names =
  'container|row|col|hero|button|badge|avatar|card__\\w+|(?:text|shadow)--\\w+|(?:margin|padding)(?:-\\w+)?--\\w+|clean-list'
/** Cells of tables have such classes of their own. */
const classes = new RegExp(`<(?!t[hd]\\s)[a-z][\\w-]*\\s(?:[^>]*\\s)?class="(?:[^"]*\\s)?(?:${names})[\\s"]`)
const bareButton = /<button(?![^>]*\sclass=)/

/** Whether a page that the site draws counts on classes of Infima, or on buttons to look like some. */
export function usesFramework(html: string): boolean {
  return classes.test(html) || bareButton.test(html)
}
