/** Facts of the site that is being built; its bundler makes this module. */
declare module 'sotay:site' {
  export const site: import('../../model/siteFacts.ts').SiteFacts
  /** What components say in the language of the site, by id. */
  export const messages: Record<string, string>
}
