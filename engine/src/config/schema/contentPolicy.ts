import { z } from 'zod'

/**
 * The Content Security Policy, written to every page as a meta tag. It allows only scripts of the site and those that
 * settings name.
 */
export const contentPolicy = z.strictObject({
  /**
   * Restricts styles, fonts, forms and requests to the site too. Pictures, videos and frames of other hosts stay
   * allowed; so do style attributes, on a site where formulas, React or the HTML of notes may have them. The few kinds
   * of Mermaid diagrams that are drawn in the browser need styles that this forbids.
   */
  strict: z.boolean().default(false),
  /** Also writes the policy to a file `_headers`, which several static hosts send as headers. */
  headersFile: z.boolean().default(false),
})
