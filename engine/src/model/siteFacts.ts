/** What of the config components may read in the browser too. */
export interface SiteFacts {
  title: string
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
