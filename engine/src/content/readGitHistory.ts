import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { SourcePath } from '../model/paths.ts'
import { type FileChange, readGitLog } from './readGitLog.ts'
import { showsLastUpdate } from './showsLastUpdate.ts'

interface GitHistory {
  /** Time and author of the newest commit of each file. */
  lastUpdates: Map<SourcePath, LastUpdate>
  diagnostics: Diagnostic[]
}

/**
 * Reads the last commit of every file of the site with one call of git. Without git or history it gives one warning
 * and no dates.
 */
export async function readGitHistory(config: SiteConfig, sources: SourcePath[]): Promise<GitHistory> {
  if (!wantsHistory(config)) return { lastUpdates: new Map(), diagnostics: [] }
  try {
    const lastUpdates = newestOf(await readGitLog(config.siteDir))
    const untracked = sources.filter((source) => !lastUpdates.has(source))
    if (untracked.length === 0) return { lastUpdates, diagnostics: [] }
    const others = untracked.length > 1 ? ` and ${untracked.length - 1} more` : ''
    return {
      lastUpdates,
      diagnostics: [diagnose('no-git-history', [`${untracked[0]}${others} not committed yet`])],
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
function newestOf(changes: FileChange[]): Map<SourcePath, LastUpdate> {
  const lastUpdates = new Map<SourcePath, LastUpdate>()
  for (const { source, ...commit } of changes) if (!lastUpdates.has(source)) lastUpdates.set(source, commit)
  return lastUpdates
}

function explain(error: unknown): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOENT') return 'git is not installed'
  if (/not a git repository/.test(stderr)) return 'the site is not in a git repository'
  if (/does not have any commits/.test(stderr)) return 'the git repository has no commits yet'
  return /fatal: (.*)/.exec(stderr)?.[1] ?? 'git failed'
}
