import { z } from 'zod'

/** What browsers let pages do. Every page says so in a meta tag: only scripts of the site, and those that settings name. */
export const contentPolicy = z.strictObject({
  /**
   * Keeps styles, fonts, forms and requests to the site too. Pictures, films and frames of other hosts stay allowed,
   * and attributes with styles on a site where formulas, React or HTML of notes may have them. What Mermaid draws in the
   * browser, which few kinds of diagrams are, needs styles that this forbids.
   */
  strict: z.boolean().default(false),
  /** Writes the policy to a file `_headers` besides, which several static hosts turn into headers. */
  headersFile: z.boolean().default(false),
})
