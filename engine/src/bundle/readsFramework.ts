/** Variables of Infima that styles read, but for those that the theme itself has. */
const variable = /var\(\s*--ifm-(?!color-primary[\s,)]|font-family-|code-font-size|navbar-height)/

/** Whether styles of the site count on variables that only `theme/framework/` gives a value. */
export function readsFramework(css: string): boolean {
  return variable.test(css)
}
