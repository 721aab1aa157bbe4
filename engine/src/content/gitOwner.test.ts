import { expect, onTestFinished, test, vi } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { readGitHistory } from './gitHistory.ts'
import { commitAll, git, testFolder } from './testFolder.ts'

test('where the repository belongs to another user, as in containers, a warning says what lets git read it', async () => {
  const site = testFolder({ 'docs/a.md': '' }, { docs: { showLastUpdateTime: true } })
  git(site.siteDir, ['init', '--quiet'])
  commitAll(site.siteDir, { date: '2024-01-02T00:00:00Z' })
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { diagnostics } = await readGitHistory(site, [toSourcePath('docs/a.md')])
  expect(diagnostics).toMatchObject([
    { code: 'no-git-history', hint: expect.stringContaining("safe.directory '*'") },
  ])
})
