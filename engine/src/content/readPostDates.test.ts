import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { readPostDates } from './readPostDates.ts'
import { testFolder } from './testFolder.ts'

const [known, fresh] = ['blog/known.md', 'blog/fresh.md'].map(toSourcePath) as [
  ReturnType<typeof toSourcePath>,
  ReturnType<typeof toSourcePath>,
]

function commit(dir: string, date: string): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  execFileSync('git', ['add', '--all'], { cwd: dir })
  execFileSync('git', [...identity, 'commit', '--quiet', '--message', 'Change'], { cwd: dir, env })
}

test('a post is as old as its first commit; one that git does not know as its file, which is said', async () => {
  const { siteDir } = testFolder({ [known]: '1' })
  execFileSync('git', ['init', '--quiet'], { cwd: siteDir })
  commit(siteDir, '2024-01-02T03:04:05Z')
  writeFileSync(join(siteDir, known), '2')
  commit(siteDir, '2025-06-07T08:09:10Z')
  writeFileSync(join(siteDir, fresh), '1')
  const { dates, diagnostics } = await readPostDates(siteDir, [known, fresh])
  expect(dates.get(known)?.toISOString()).toBe('2024-01-02T03:04:05.000Z')
  expect(Math.abs(Date.now() - dates.get(fresh)!.getTime())).toBeLessThan(60_000)
  expect(diagnostics).toMatchObject([{ code: 'post-without-date', level: 'warning', where: { file: fresh } }])
})

test('when every post says its date, nobody is asked', async () => {
  expect(await readPostDates('/nowhere', [])).toEqual({ dates: new Map(), diagnostics: [] })
})

test('a shallow clone gives a post no date that may be too late, and says how to fetch the rest', async () => {
  const { siteDir } = testFolder({ [known]: '1' })
  execFileSync('git', ['init', '--quiet'], { cwd: siteDir })
  commit(siteDir, '2024-01-02T03:04:05Z')
  writeFileSync(join(siteDir, known), '2')
  commit(siteDir, '2025-06-07T08:09:10Z')
  writeFileSync(join(siteDir, known), '3')
  writeFileSync(join(siteDir, fresh), '1')
  commit(siteDir, '2025-07-08T09:10:11Z')
  const { siteDir: clone } = testFolder({})
  execFileSync('git', ['clone', '--quiet', '--depth=2', `file://${siteDir}`, '.'], {
    cwd: clone,
    stdio: 'pipe',
  })
  const { dates, diagnostics } = await readPostDates(clone, [known, fresh])
  expect(dates.get(fresh)?.toISOString()).toBe('2025-07-08T09:10:11.000Z')
  expect(diagnostics).toMatchObject([
    { code: 'post-without-date', where: { file: known }, hint: expect.stringContaining('fetch-depth: 0') },
  ])
})
