import { execFile, execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dirname, normalize, relative } from 'node:path/posix'
import { promisify } from 'node:util'
import { isFile } from '../config/files.ts'
import { readBytes } from '../config/readFile.ts'
import { makeAlways, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

interface GitHistory {
  /** Time and author of the newest commit of each file, where the clone is deep enough to know it. */
  lastUpdates: Map<SourcePath, LastUpdate>
  diagnostics: Diagnostic[]
}

/**
 * Reads the last commit of every file of the site. Without git or history it gives one warning and no dates; so it
 * does for files whose last change is beyond the end of a shallow clone.
 */
export async function readGitHistory(config: SiteConfig, sources: SourcePath[]): Promise<GitHistory> {
  if (!wantsHistory(config)) return { lastUpdates: new Map(), diagnostics: [] }
  const { recall = makeAlways, i18n } = config
  const { lastUpdates, diagnostics } = await recall(`git ${i18n.currentLocale}`, async () => {
    const found = await askGit(config, sources)
    return { ...found, lastUpdates: [...found.lastUpdates] }
  })
  return { lastUpdates: new Map(lastUpdates), diagnostics }
}

async function askGit(config: SiteConfig, sources: SourcePath[]): Promise<GitHistory> {
  try {
    const changes = await readGitLog(config.siteDir, foldersOf(config))
    const newest = newestOf(changes)
    const untracked = sources.filter((source) => !newest.has(source))
    const tooOld = sources.filter((source) => newest.get(source)?.isBoundary)
    return {
      lastUpdates: withContributors(knownOf(newest), changes, config),
      diagnostics: [
        ...(untracked.length > 0
          ? [diagnose('no-git-history', [`${countFrom(untracked)} not committed yet`])]
          : []),
        ...(tooOld.length > 0 ? [diagnose('shallow-history', [countFrom(tooOld)])] : []),
        ...(showsContributors(config) && isShallow(changes) ? [diagnose('shallow-history', [])] : []),
      ],
    }
  } catch (error) {
    const problem = diagnose('no-git-history', [explain(error)])
    return { lastUpdates: new Map(), diagnostics: [{ ...problem, ...markOf(error) }] }
  }
}

const allSets = ({ docs, pages, blog }: SiteConfig) => [...docs, ...pages, ...blog]

const foldersOf = (config: SiteConfig) => allSets(config).map(({ path }) => path)

const wantsHistory = (config: SiteConfig) => askedOfGit(config).some(({ isAsked }) => isAsked)

/** What settings ask of git: as long as they ask the same, a history that was read need not be read again. */
export function askedOfGit(config: SiteConfig): { path?: string; isAsked: boolean; ofAll?: boolean }[] {
  const sets = allSets(config).map((set) => ({
    path: set.path,
    isAsked: showsLastUpdate(set),
    ofAll: set.showContributors,
  }))
  return [...sets, { isAsked: Boolean(config.sitemap && config.sitemap.lastmod) }]
}

/** The log is newest first, so the first commit that names a file is its last change. */
function newestOf(changes: FileChange[]): Map<SourcePath, FileChange> {
  const newest = new Map<SourcePath, FileChange>()
  for (const change of changes) if (!newest.has(change.source)) newest.set(change.source, change)
  return newest
}

function knownOf(newest: Map<SourcePath, FileChange>): Map<SourcePath, LastUpdate> {
  const known = [...newest.values()].filter(({ isBoundary }) => !isBoundary)
  return new Map(known.map(({ source, date, author }) => [source, { date, author }]))
}

const showsContributors = (config: SiteConfig) => allSets(config).some((set) => set.showContributors)

const isShallow = (changes: FileChange[]) => changes.some(({ isBoundary }) => isBoundary)

/** Adds who has changed each file, also under its former names. Nobody if some commits are missing. */
function withContributors(
  known: Map<SourcePath, LastUpdate>,
  changes: FileChange[],
  config: SiteConfig,
): Map<SourcePath, LastUpdate> {
  if (!showsContributors(config) || isShallow(changes)) return known
  const renames = readRenames(config.siteDir)
  const commits = new Map<SourcePath, Map<string, Set<string>>>()
  for (const { source, author, commit } of changes) {
    const path = renames.get(source) ?? source
    const ofFile = commits.get(path) ?? new Map<string, Set<string>>()
    commits.set(path, ofFile.set(author, (ofFile.get(author) ?? new Set()).add(commit)))
  }
  const contributorsOf = (source: SourcePath) =>
    Array.from(commits.get(source) ?? [], ([name, own]) => ({ name, count: own.size })).sort(
      (a, b) => b.count - a.count,
    )
  return new Map(
    [...known].map(([source, update]) => [source, { ...update, contributors: contributorsOf(source) }]),
  )
}

const countFrom = ([first, ...others]: SourcePath[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : `${first}`

function explain(error: unknown): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOENT') return 'git is not installed'
  if (/not a git repository/.test(stderr)) return 'the site is not in a git repository'
  if (/does not have any commits/.test(stderr)) return 'the git repository has no commits yet'
  // In containers, the files of a checkout often belong to another user than the one who builds.
  if (/dubious ownership/.test(stderr))
    return 'the git repository belongs to another user, so git does not read it'
  return /fatal: (.*)/.exec(stderr)?.[1] ?? 'git failed'
}

/** What git did not tell it may tell the next time, though nothing of the site has changed: if it is not there, or refuses. */
function markOf(error: unknown): Pick<Diagnostic, 'isPassing'> {
  const { stderr = '' } = error as { stderr?: string }
  return /not a git repository|does not have any commits/.test(stderr) ? {} : { isPassing: true }
}

interface UpdateSettings {
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
  showContributors: boolean
}

/** Whether the pages of a folder show what git knows of them. */
export function showsLastUpdate(folder: UpdateSettings): boolean {
  return folder.showLastUpdateTime || folder.showLastUpdateAuthor || folder.showContributors
}

/**
 * The dates of posts that state none: the commit that added the file, else, with a warning, the file's creation time.
 */
export async function readPostDates(
  siteDir: string,
  undated: SourcePath[],
): Promise<{ dates: Map<SourcePath, Date>; diagnostics: Diagnostic[] }> {
  if (undated.length === 0) return { dates: new Map(), diagnostics: [] }
  let mark = {}
  const changes = await readGitLog(siteDir, undated.map(dirname)).catch((error) => {
    mark = markOf(error)
    return []
  })
  const added = findAdditions(changes)
  const unknown = undated.filter((source) => !added.get(source)?.date)
  return {
    dates: new Map(undated.map((source) => [source, added.get(source)?.date ?? birthDate(siteDir, source)])),
    diagnostics: unknown.map((file) => ({
      ...diagnose('post-without-date', [added.has(file)], { file }),
      ...mark,
    })),
  }
}

/**
 * The date of each file's oldest commit; none if a shallow clone may lack older ones. The log is newest first, and the
 * last entry of a key wins.
 */
function findAdditions(changes: FileChange[]): Map<SourcePath, { date?: Date }> {
  const additions = new Map<SourcePath, { date?: Date }>(
    changes.map(({ source, date }) => [source, { date: new Date(date) }]),
  )
  for (const { source, isBoundary } of changes) if (isBoundary) additions.set(source, {})
  return additions
}

function birthDate(siteDir: string, source: SourcePath): Date {
  const { birthtime, mtime } = statSync(join(siteDir, source))
  return birthtime.getTime() > 0 ? birthtime : mtime
}

const run = promisify(execFile)

/** Begins the record of each commit, to tell it from the names of files. */
const commitMark = '\x01'

/** A file changed by a commit, with the commit's time and author. */
interface FileChange {
  source: SourcePath
  /** Its hash. */
  commit: string
  date: string
  author: string
  /**
   * Whether the commit is the oldest that a shallow clone has. Git lists each of its files as changed, but the change
   * may be older.
   */
  isBoundary: boolean
}

/**
 * Every change of every file of a site, newest first, with one call of git for the log. `folders` of its notes may be
 * beside the site in the same repository. Throws the error of git.
 */
async function readGitLog(siteDir: string, folders: string[]): Promise<FileChange[]> {
  await lookAtSettings(siteDir)
  const prefix = folders.some(isOutside) ? (await runGit(['rev-parse', '--show-prefix'], siteDir)).trim() : ''
  const depth = prefix.split('/').length
  const beside = folders
    .map((path) => normalize(path))
    .filter((path) => isOutside(path) && stepsUp(path) < depth)
  const format = `--format=${commitMark}%H%x09%cI%x09%aN`
  // %aN is the author's name by `.mailmap`. `-z` ends names with NUL, so that git quotes no characters in them.
  const args = ['log', '-z', format, '--name-only', '--no-renames']
  const isWithin = beside.length === 0
  const paths = [...(isWithin ? ['--relative'] : []), '--', '.', ...new Set(beside)]
  const [log, boundary] = await Promise.all([runGit([...args, ...paths], siteDir), readBoundary(siteDir)])
  return parseLog(log, boundary, (name) => (isWithin ? name : relative(`/${prefix}`, `/${name}`)))
}

/** Looks at the files that settings of git name, so that whoever watches Node's functions learns of them. */
async function lookAtSettings(siteDir: string): Promise<void> {
  const names = '^(include|includeif[.].*)[.]path$|^mailmap[.]file$'
  const args = ['config', '-z', '--show-origin', '--type=path', '--get-regexp', names]
  // Without any it fails.
  const found = await runGit(args, siteDir).catch(() => '')
  for (const [, origin, path] of found.matchAll(/file:([^\0]*)\0[^\n]*\n([^\0]*)\0/g))
    isFile(resolve(siteDir, dirname(origin!), path!))
}

const isOutside = (path: string) => /^\.\.(?:\/|$)/.test(normalize(path))
const stepsUp = (path: string) => path.split('/').filter((step) => step === '..').length

async function runGit(args: string[], cwd: string): Promise<string> {
  // A clone without all objects may ask a server for them, and nobody is there to type a password.
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' }
  const { stdout } = await run('git', args, { cwd, maxBuffer: 1 << 30, env })
  return stdout
}

/** The file (absolute) to which git adds a line at each commit; undefined outside of a repository. */
export const findCommitLog = (siteDir: string): Promise<string | undefined> =>
  runGit(['rev-parse', '--git-path', 'logs/HEAD'], siteDir).then(
    (path) => resolve(siteDir, path.trim()),
    () => undefined,
  )

/** The commits whose parents a shallow clone does not have; none in a full one. */
async function readBoundary(siteDir: string): Promise<Set<string>> {
  const path = resolve(siteDir, (await runGit(['rev-parse', '--git-path', 'shallow'], siteDir)).trim())
  return new Set(isFile(path) ? readBytes(path).toString().split('\n').filter(Boolean) : [])
}

function parseLog(log: string, boundary: Set<string>, fromSite: (name: string) => string): FileChange[] {
  const changes: FileChange[] = []
  let facts = { commit: '', date: '', author: '', isBoundary: false }
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '')
    if (text.startsWith(commitMark)) {
      const [commit = '', date = '', author = ''] = text.slice(commitMark.length).split('\t')
      facts = { commit, date, author, isBoundary: boundary.has(commit) }
    } else if (text !== '') changes.push({ source: toSourcePath(fromSite(text)), ...facts })
  }
  return changes
}

/** Maps the former path of every file that git saw renamed to its current path. Empty without git. */
export function readRenames(siteDir: string): Map<SourcePath, SourcePath> {
  const args = ['log', '-z', '--format=', '--name-status', '--diff-filter=R', '-M', '--relative', '--', '.']
  try {
    const log = execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: 'pipe',
    })
    return parseRenames(log)
  } catch {
    return new Map()
  }
}

/**
 * Follows chains of renames: the log is newest first, so the target of a path is final when an older rename leads to
 * it.
 */
function parseRenames(log: string): Map<SourcePath, SourcePath> {
  const renames = new Map<SourcePath, SourcePath>()
  const fields = log.split('\0').map((field) => field.trim())
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [from, to] = [toSourcePath(fields[index + 1]!), toSourcePath(fields[index + 2]!)]
    if (!renames.has(from)) renames.set(from, renames.get(to) ?? to)
  }
  return renames
}
