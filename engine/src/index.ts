export { defineConfig } from './config/defineConfig.ts'
export type { SidebarsConfig } from './config/sidebarsConfig.ts'
export type { SiteConfig } from './config/siteConfig.ts'
export type { UserConfig } from './config/userConfig.ts'
