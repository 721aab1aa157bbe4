import type { z } from 'zod'
import type { configSchema } from './schema.ts'

/** The settings in `sotay.config.ts`. Only `title` and `url` are required. */
export type UserConfig = z.input<typeof configSchema>
