import { z } from 'zod'

/** Light and dark. */
export const colorMode = z.strictObject({
  /** The mode of readers who have not chosen one. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Takes the switch away, so that every reader gets the default. */
  disableSwitch: z.boolean().default(false),
  /** Follows what the reader's system asks for until the reader chooses. */
  respectPrefersColorScheme: z.boolean().default(false),
})
