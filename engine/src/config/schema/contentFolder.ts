import { z } from 'zod'

/** What every folder of content can be told. */
export const contentFolder = {
  /** Patterns of files to leave out. Your list takes the place of this one. */
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']),
  /** Whether translated pages lead to the translation to be edited, not to the original. */
  editLocalizedFiles: z.boolean().default(false),
  /** Shows below a page when it was last changed, as git knows it. */
  showLastUpdateTime: z.boolean().default(false),
  /** Shows below a page who changed it last, as git knows it. */
  showLastUpdateAuthor: z.boolean().default(false),
}
