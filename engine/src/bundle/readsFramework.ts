/** Uses of Infima variables that the theme itself does not define. */
const variable = /var\(\s*--ifm-(?!color-primary[\s,)]|font-family-|code-font-size|navbar-height)/

/** Whether styles use variables that only `theme/framework/` defines. */
export function readsFramework(css: string): boolean {
  return variable.test(css)
}
