import { z } from 'zod'

const level = z.int('must be a whole number').min(2, 'must be 2 or more').max(6, 'must be 6 or less')

/** Which headings the table of contents beside a page shows. The front matter of a page can override it. */
export const tableOfContents = z
  .strictObject({
    /** The highest level shown, 2 to 6. */
    minHeadingLevel: level.default(2),
    /** The lowest level shown, 2 to 6. */
    maxHeadingLevel: level.default(3),
  })
  .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
    error: 'must not have a "minHeadingLevel" (2 unless set) above its "maxHeadingLevel" (3 unless set)',
  })
