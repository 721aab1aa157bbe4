import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { SourcePath } from '../model/paths.ts'
import { type FileChange, readGitLog } from './readGitLog.ts'
import { showsLastUpdate } from './showsLastUpdate.ts'

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
  try {
    const newest = newestOf(await readGitLog(config.siteDir))
    const untracked = sources.filter((source) => !newest.has(source))
    const tooOld = sources.filter((source) => newest.get(source)?.isBoundary)
    return {
      lastUpdates: knownOf(newest),
      diagnostics: [
        ...(untracked.length > 0
          ? [diagnose('no-git-history', [`${countFrom(untracked)} not committed yet`])]
          : []),
        ...(tooOld.length > 0 ? [diagnose('shallow-history', [countFrom(tooOld)])] : []),
      ],
    }
  } catch (error) {
    return { lastUpdates: new Map(), diagnostics: [diagnose('no-git-history', [explain(error)])] }
  }
}

function wantsHistory({ docs, pages, blog, sitemap }: SiteConfig): boolean {
  if (sitemap && sitemap.lastmod) return true
  return [...docs, pages, blog].some(showsLastUpdate)
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

const countFrom = ([first, ...others]: SourcePath[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : `${first}`

function explain(error: unknown): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOENT') return 'git is not installed'
  if (/not a git repository/.test(stderr)) return 'the site is not in a git repository'
  if (/does not have any commits/.test(stderr)) return 'the git repository has no commits yet'
  return /fatal: (.*)/.exec(stderr)?.[1] ?? 'git failed'
}
