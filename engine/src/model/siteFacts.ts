/** The part of the config that components may read, also in the browser. */
export interface SiteFacts {
  title: string
  titleDelimiter: string
  tagline: string
  url: string
  baseUrl: string
  customFields: Record<string, unknown>
  i18n: {
    defaultLocale: string
    /** The language of the page. */
    currentLocale: string
    locales: string[]
  }
}
