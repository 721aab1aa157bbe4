import { z } from 'zod'

/** Light and dark. */
export const colorMode = z.strictObject({
  /** The mode of readers who have not chosen one. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Removes the switch, so that every reader gets the default mode. */
  disableSwitch: z.boolean().default(false),
  /** Follows the colour mode of the reader's system until the reader chooses one. */
  respectPrefersColorScheme: z.boolean().default(false),
})
