import type { z } from 'zod'
import type { configSchema } from './schema.ts'

/** What `sotay.config.ts` may say. Only `title` and `url` are required. */
export type UserConfig = z.input<typeof configSchema>
