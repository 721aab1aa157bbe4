import { execFileSync } from 'node:child_process'
import { renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteConfig } from '../config/siteConfig.ts'
import { printReport } from '../diagnostics/printReport.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { readGitHistory, readPostDates } from './gitHistory.ts'
import { commitAll, git, type TestCommit, testFolder } from './testFolder.ts'

const settings = { docs: { showLastUpdateTime: true } }

function repository(
  files: Record<string, string>,
  commit: TestCommit,
  config: object = settings,
): SiteConfig {
  const site = testFolder(files, config)
  git(site.siteDir, ['init', '--quiet'])
  commitAll(site.siteDir, commit)
  return site
}

const sources = (...names: string[]): SourcePath[] => names.map(toSourcePath)

test('[S79] each file has the time and the author of its newest commit', async () => {
  const site = repository({ 'docs/a.md': '1', 'docs/b.md': '1' }, { date: '2024-01-02T03:04:05Z' })
  writeFileSync(join(site.siteDir, 'docs/b.md'), '2')
  commitAll(site.siteDir, { date: '2024-05-06T07:08:09+07:00', author: 'Trần Thị B' })
  const { lastUpdates, diagnostics } = await readGitHistory(site, sources('docs/a.md', 'docs/b.md'))
  expect(Object.fromEntries(lastUpdates)).toEqual({
    'docs/a.md': { date: '2024-01-02T03:04:05+00:00', author: 'An Writer' },
    'docs/b.md': { date: '2024-05-06T07:08:09+07:00', author: 'Trần Thị B' },
  })
  expect(diagnostics).toEqual([])
})

test('names with accents, blanks and quotes are found', async () => {
  const names = ['docs/tiếng việt/đường dẫn.md', 'docs/it\'s "quoted".md', 'docs/a\\b.md']
  const site = repository(Object.fromEntries(names.map((name) => [name, ''])), {
    date: '2024-01-02T00:00:00Z',
  })
  const { lastUpdates } = await readGitHistory(site, [])
  expect([...lastUpdates.keys()].sort()).toEqual(sources(...names).sort())
})

test('decomposed names are composed', async () => {
  const site = repository({ ['docs/việt.md'.normalize('NFD')]: '' }, { date: '2024-01-02T00:00:00Z' })
  expect((await readGitHistory(site, sources('docs/việt.md'))).diagnostics).toEqual([])
})

test('renaming a file is a change of it', async () => {
  const site = repository({ 'docs/old.md': 'The same text as before.' }, { date: '2024-01-02T00:00:00Z' })
  renameSync(join(site.siteDir, 'docs/old.md'), join(site.siteDir, 'docs/new.md'))
  commitAll(site.siteDir, { date: '2024-03-04T00:00:00Z' })
  const { lastUpdates } = await readGitHistory(site, [])
  expect(lastUpdates.get(toSourcePath('docs/new.md'))?.date).toBe('2024-03-04T00:00:00+00:00')
})

test('a site in a folder of its repository names its files from its own folder', async () => {
  const site = repository({ 'site/docs/a.md': '', 'b.md': '' }, { date: '2024-01-02T00:00:00Z' })
  const { lastUpdates } = await readGitHistory({ ...site, siteDir: join(site.siteDir, 'site') }, [])
  expect([...lastUpdates.keys()]).toEqual(['docs/a.md'])
})

test('notes beside the folder of their site have dates, too, unless they are in another repository', async () => {
  const files = { 'site/pages/x.md': '', 'docs/việt/a.md': '', 'other/c.md': '' }
  const { siteDir, ...site } = repository(files, { date: '2024-01-02T00:00:00Z' })
  const docs = ['../docs', '../../elsewhere'].map((path) => ({ path, showLastUpdateTime: true }))
  const config = { ...site, docs, siteDir: join(siteDir, 'site') } as SiteConfig
  const { lastUpdates, diagnostics } = await readGitHistory(config, sources('../docs/việt/a.md'))
  expect([...lastUpdates.keys()].sort()).toEqual(['../docs/việt/a.md', 'pages/x.md'])
  expect(diagnostics).toEqual([])
  const { dates } = await readPostDates(config.siteDir, sources('../docs/việt/a.md'))
  expect([...dates.values()]).toEqual([new Date('2024-01-02T00:00:00Z')])
})

test('files that are not committed are reported in one warning', async () => {
  const site = repository({ 'docs/a.md': '' }, { date: '2024-01-02T00:00:00Z' })
  const { lastUpdates, diagnostics } = await readGitHistory(
    site,
    sources('docs/a.md', 'docs/b.md', 'docs/c.md'),
  )
  expect(lastUpdates.size).toBe(1)
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "warning  no-git-history
      "Last updated" cannot be shown: docs/b.md and 1 more not committed yet.
      Build in a full git checkout, set "last_update" in the front matter, or switch "showLastUpdateTime" off.
    "
  `)
})

test('without a repository there are no dates, and one warning says why', async () => {
  const { lastUpdates, diagnostics } = await readGitHistory(
    testFolder({ 'docs/a.md': '' }, settings),
    sources('docs/a.md'),
  )
  expect(lastUpdates.size).toBe(0)
  expect(diagnostics).toMatchObject([
    {
      code: 'no-git-history',
      level: 'warning',
      message: '"Last updated" cannot be shown: the site is not in a git repository.',
    },
  ])
})

test('a repository without commits says so', async () => {
  const site = testFolder({ 'docs/a.md': '' }, settings)
  git(site.siteDir, ['init', '--quiet'])
  const { diagnostics } = await readGitHistory(site, sources('docs/a.md'))
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining('the git repository has no commits yet') },
  ])
})

test('git is asked only when some page shows what it knows', async () => {
  const files = { 'docs/a.md': '' }
  expect(await readGitHistory(testFolder(files), sources('docs/a.md'))).toEqual({
    lastUpdates: new Map(),
    diagnostics: [],
  })
  for (const wanted of [
    { docs: { showLastUpdateAuthor: true } },
    { docs: false, pages: { showLastUpdateTime: true } },
  ])
    expect((await readGitHistory(testFolder(files, wanted), [])).diagnostics).toHaveLength(1)
})

/** A clone with the newest commits of a site only: `old` is unchanged in them, `new` is not. */
function shallowSite(depth: number): SiteConfig {
  const origin = repository({ 'docs/old.md': '1', 'docs/new.md': '1' }, { date: '2024-01-02T00:00:00Z' })
  writeFileSync(join(origin.siteDir, 'docs/other.md'), '1')
  commitAll(origin.siteDir, { date: '2024-03-04T00:00:00Z' })
  writeFileSync(join(origin.siteDir, 'docs/new.md'), '2')
  commitAll(origin.siteDir, { date: '2024-05-06T00:00:00Z' })
  const site = testFolder({}, settings)
  git(site.siteDir, ['clone', '--quiet', `--depth=${depth}`, `file://${origin.siteDir}`, '.'])
  return site
}

test('a shallow clone gives no date that may be wrong, and the problem names the setting of the action', async () => {
  const all = sources('docs/old.md', 'docs/other.md', 'docs/new.md')
  const { lastUpdates, diagnostics } = await readGitHistory(shallowSite(2), all)
  expect([...lastUpdates].map(([source, { date }]) => [source, date])).toEqual([
    ['docs/new.md', '2024-05-06T00:00:00+00:00'],
  ])
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "warning  shallow-history
      "Last updated" cannot be shown: this clone does not have the commit that last changed docs/old.md and 1 more.
      Fetch all commits: set "fetch-depth: 0" for actions/checkout, "GIT_DEPTH: 0" on GitLab, or run "git fetch --unshallow".
    "
  `)
  expect((await readGitHistory(shallowSite(1), all)).lastUpdates.size).toBe(0)
  expect((await readGitHistory(shallowSite(9), all)).diagnostics).toEqual([])
})

test('a change is not dated by a commit that is older than the end of a shallow clone', async () => {
  const origin = repository({ 'docs/a.md': '1\n2\n3\n4\n5' }, { date: '2024-01-01T00:00:00Z' })
  const { siteDir } = origin
  git(siteDir, ['checkout', '--quiet', '-b', 'side'])
  writeFileSync(join(siteDir, 'docs/a.md'), '1\n2\n3\n4\nside')
  commitAll(siteDir, { date: '2024-01-03T00:00:00Z' })
  writeFileSync(join(siteDir, 'docs/b.md'), '')
  commitAll(siteDir, { date: '2024-01-04T00:00:00Z' })
  git(siteDir, ['checkout', '--quiet', '-'])
  for (const [text, date] of [
    ['0', '2024-01-01T01:00:00Z'],
    ['main', '2024-01-02T00:00:00Z'],
  ] as const) {
    writeFileSync(join(siteDir, 'docs/a.md'), `${text}\n2\n3\n4\n5`)
    commitAll(siteDir, { date })
  }
  git(siteDir, ['merge', '--quiet', '--no-edit', 'side'], { date: '2024-01-05T00:00:00Z' })
  const { siteDir: clone } = testFolder({}, settings)
  git(clone, ['clone', '--quiet', '--depth=3', `file://${siteDir}`, '.'])
  const a = toSourcePath('docs/a.md')
  expect((await readGitHistory(origin, [a])).lastUpdates.get(a)?.date).toBe('2024-01-03T00:00:00+00:00')
  expect((await readGitHistory({ ...origin, siteDir: clone }, [a])).lastUpdates.has(a)).toBe(false)
})

test('a worktree of a shallow clone is shallow, and a clone without older file contents is not', async () => {
  const shallow = shallowSite(1)
  const tree = join(testFolder({}).siteDir, 'tree')
  git(shallow.siteDir, ['worktree', 'add', '--quiet', tree])
  const all = sources('docs/old.md', 'docs/new.md')
  const found = await readGitHistory({ ...shallow, siteDir: tree }, all)
  expect(found).toMatchObject({ lastUpdates: new Map(), diagnostics: [{ code: 'shallow-history' }] })
  const origin = repository({ 'docs/old.md': '1', 'docs/new.md': '1' }, { date: '2024-01-02T00:00:00Z' })
  git(origin.siteDir, ['config', 'uploadpack.allowFilter', 'true'])
  const { siteDir } = testFolder({})
  git(siteDir, ['clone', '--quiet', '--filter=blob:none', `file://${origin.siteDir}`, '.'])
  const partial = await readGitHistory({ ...origin, siteDir }, all)
  expect([partial.lastUpdates.size, partial.diagnostics]).toEqual([2, []])
})

test('where git is not installed, a warning says so', async () => {
  const site = repository({ 'docs/a.md': '' }, { date: '2024-01-02T00:00:00Z' })
  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await readGitHistory(site, sources('docs/a.md'))).diagnostics).toMatchObject([
    { code: 'no-git-history', message: expect.stringContaining('git is not installed') },
  ])
})

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

test('a post is as old as its first commit; one that is new to git as its file, and that is reported', async () => {
  const { siteDir } = testFolder({ [known]: '1' })
  execFileSync('git', ['init', '--quiet'], { cwd: siteDir })
  commit(siteDir, '2024-01-02T03:04:05Z')
  writeFileSync(join(siteDir, known), '2')
  commit(siteDir, '2025-06-07T08:09:10Z')
  writeFileSync(join(siteDir, fresh), '1')
  const { dates, diagnostics } = await readPostDates(siteDir, [known, fresh])
  expect(dates.get(known)?.toISOString()).toBe('2024-01-02T03:04:05.000Z')
  const { birthtime, mtime } = statSync(join(siteDir, fresh))
  expect([birthtime, mtime]).toContainEqual(dates.get(fresh))
  expect(diagnostics).toMatchObject([{ code: 'post-without-date', level: 'warning', where: { file: fresh } }])
})

test('when every post has a date, git is not called', async () => {
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

test('each file has its contributors by the names of .mailmap, also under its former name, most commits first', async () => {
  const wanted = { docs: { showContributors: true } }
  const site = repository(
    { 'docs/old.md': '1\n2\n3\n4\n' },
    { date: '2024-01-01T00:00:00Z', author: 'Lan' },
    wanted,
  )
  const change = (path: string, text: string, author: string) => {
    writeFileSync(join(site.siteDir, path), text)
    commitAll(site.siteDir, { date: '2024-01-02T00:00:00Z', author })
  }
  change('docs/old.md', '1\n2\n3\n4\n5\n', 'lan-at-work')
  renameSync(join(site.siteDir, 'docs/old.md'), join(site.siteDir, 'docs/new.md'))
  commitAll(site.siteDir, { date: '2024-01-03T00:00:00Z', author: 'Minh' })
  change('.mailmap', 'Lan <a@example.com> lan-at-work <a@example.com>\n', 'Minh')
  const { lastUpdates, diagnostics } = await readGitHistory(site, [])
  expect(lastUpdates.get(toSourcePath('docs/new.md'))).toMatchObject({
    author: 'Minh',
    contributors: [
      { name: 'Lan', count: 2 },
      { name: 'Minh', count: 1 },
    ],
  })
  expect(diagnostics).toEqual([])
})

test('a clone without all commits names no contributors, and says so', async () => {
  const { siteDir, ...config } = shallowSite(2)
  const wanted = {
    ...config,
    siteDir,
    docs: config.docs.map((docs) => ({ ...docs, showContributors: true })),
  }
  const { lastUpdates, diagnostics } = await readGitHistory(wanted, [])
  expect([...lastUpdates.values()].filter(({ contributors }) => contributors)).toEqual([])
  expect(printReport(diagnostics)).toContain(
    'Contributors cannot be shown: this clone does not have all commits.',
  )
})
