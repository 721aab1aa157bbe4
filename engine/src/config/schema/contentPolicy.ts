import { z } from 'zod'

/** What browsers let pages do. Every page says so in a meta tag: only scripts of the site, and those that settings name. */
export const contentPolicy = z.strictObject({
  /**
   * Keeps styles, fonts, forms and requests to the site too. Pictures, films and frames of other hosts stay allowed,
   * and attributes with styles where notes or formulas have them.
   */
  strict: z.boolean().default(false),
  /** Writes the policy to a file `_headers` besides, which several static hosts turn into headers. */
  headersFile: z.boolean().default(false),
})
