/** What of the config components may read in the browser too. */
export interface SiteFacts {
  title: string
  tagline: string
  url: string
  baseUrl: string
  customFields: Record<string, unknown>
}
