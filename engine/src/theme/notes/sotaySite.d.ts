/** Facts about the site; the bundler generates this module. */
declare module 'sotay:site' {
  export const title: string
  export const titleDelimiter: string
  export const url: string
  export const baseUrl: string
  /** The language of the page. */
  export const currentLocale: string
  /** The texts of components in the language of the site, by id. */
  export const messages: Record<string, string>
}
