import type { z } from 'zod'
import type { configSchema } from './schema.ts'

/** The settings of a site: checked, with every default filled in. */
export type SiteConfig = z.output<typeof configSchema> & {
  /** The folder that holds the site. Absolute. */
  siteDir: string
  /** The file the settings were read from. Absolute. */
  configPath: string
}
