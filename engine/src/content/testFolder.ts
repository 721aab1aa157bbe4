import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configSchema } from '../config/schema.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { temporaryFolder } from '../config/testing.ts'
import { english } from '../model/words/english.ts'

/** For tests: creates a site folder with these files and gives its config. The folder is removed when the test ends. */
export function testFolder(files: Record<string, string | Uint8Array>, settings: object = {}): SiteConfig {
  const siteDir = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true })
    writeFileSync(join(siteDir, name), content)
  }
  const config = configSchema.parse({ title: 'Test', url: 'https://example.com', ...settings })
  return { ...config, siteDir, configPath: join(siteDir, 'sotay.config.ts'), words: english }
}
