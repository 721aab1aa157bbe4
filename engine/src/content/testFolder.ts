import { join } from 'node:path'
import { configSchema, type SiteConfig } from '../config/siteConfig.ts'
import { folderWith } from '../config/testing.ts'
import { english } from '../model/words/english.ts'

/** For tests: creates a site folder with these files and gives its config. The folder is removed when the test ends. */
export function testFolder(files: Record<string, string | Uint8Array>, settings: object = {}): SiteConfig {
  const siteDir = folderWith(files)
  const config = configSchema.parse({ title: 'Test', url: 'https://example.com', ...settings })
  return { ...config, siteDir, configPath: join(siteDir, 'sotay.config.ts'), words: english }
}
