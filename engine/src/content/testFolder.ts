import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { configSchema, type SiteConfig } from '../config/siteConfig.ts'
import { folderWith } from '../config/testing.ts'
import { english } from '../model/words/english.ts'

/** For tests: creates a site folder with these files and gives its config. The folder is removed when the test ends. */
export function testFolder(files: Record<string, string | Uint8Array>, settings: object = {}): SiteConfig {
  const siteDir = folderWith(files)
  const config = configSchema.parse({ title: 'Test', url: 'https://example.com', ...settings })
  return {
    ...config,
    siteDir,
    cacheDir: join(siteDir, '.sotay/cache'),
    configPath: join(siteDir, 'sotay.config.ts'),
    words: english,
  }
}

/** When and by whom a commit of a test is made. */
export interface TestCommit {
  date: string
  author?: string
}

/** Runs git in a folder, without the settings of this machine. */
export function git(
  dir: string,
  args: string[],
  { date, author = 'An Writer' }: TestCommit = { date: '2024-01-01T00:00:00Z' },
) {
  const identity = {
    GIT_AUTHOR_NAME: author,
    GIT_COMMITTER_NAME: author,
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  const env = {
    ...process.env,
    ...identity,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  execFileSync('git', args, { cwd: dir, env, stdio: 'pipe' })
}

/** Commits everything in a folder. */
export function commitAll(dir: string, commit: TestCommit): void {
  git(dir, ['add', '--all'])
  git(dir, ['commit', '--quiet', '--message', 'Change'], commit)
}
