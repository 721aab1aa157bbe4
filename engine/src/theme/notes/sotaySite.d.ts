/** Facts about the site; the bundler generates this module. */
declare module 'sotay:site' {
  export const site: import('../../model/siteFacts.ts').SiteFacts
  /** The texts of components in the language of the site, by id. */
  export const messages: Record<string, string>
}
