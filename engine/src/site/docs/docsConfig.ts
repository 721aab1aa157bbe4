import type { SiteConfig } from '../../config/siteConfig.ts'

/** The settings of docs that are switched on. */
export type DocsConfig = Exclude<SiteConfig['docs'], false>
