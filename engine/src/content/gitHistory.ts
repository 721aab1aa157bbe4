import { statSync } from 'node:fs'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { makeAlways, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import type { SourcePath } from '../model/paths.ts'
import { type FileChange, readGitLog, readRenames } from './gitLog.ts'

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
