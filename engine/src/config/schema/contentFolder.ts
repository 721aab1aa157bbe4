import { z } from 'zod'

/** The settings that docs, blog and pages share. */
export const contentFolder = {
  /** Patterns of files to leave out. Your list replaces the default. */
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']),
  /** Whether the edit link of a translated page leads to the translation, not to the original. */
  editLocalizedFiles: z.boolean().default(false),
  /** Shows below a page when it was last changed, as git knows it. */
  showLastUpdateTime: z.boolean().default(false),
  /** Shows below a page who changed it last, as git knows it. */
  showLastUpdateAuthor: z.boolean().default(false),
}
