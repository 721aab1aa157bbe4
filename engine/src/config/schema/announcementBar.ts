import { z } from 'zod'

/** A line above the navbar of every page. */
export const announcementBar = z.strictObject({
  /** Changing it shows the bar again to readers who had closed it. */
  id: z.string().default('announcement-bar'),
  /** Text of the bar, as HTML. */
  content: z.string(),
  /** Any CSS colour. */
  backgroundColor: z.string().optional(),
  /** Any CSS colour. */
  textColor: z.string().optional(),
  /** Whether readers can close the bar. */
  isCloseable: z.boolean().default(true),
})
