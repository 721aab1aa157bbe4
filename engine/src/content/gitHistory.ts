import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { LastUpdate } from '../model/pageData.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

const run = promisify(execFile)

/** Marks the line of a commit among the lines of its files. */
const commitMark = '\x01'

interface GitHistory {
  /** Newest commit of each file: time of the commit, name of the author. */
  lastUpdates: Map<SourcePath, LastUpdate>
  diagnostics: Diagnostic[]
}

/** Asks git once for the last change of every file of the site. Without git or history: one warning, no dates. */
export async function readGitHistory(config: SiteConfig, sources: SourcePath[]): Promise<GitHistory> {
  if (!wantsHistory(config)) return { lastUpdates: new Map(), diagnostics: [] }
  try {
    const lastUpdates = parseLog(await readLog(config.siteDir))
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

function wantsHistory({ docs, pages }: SiteConfig): boolean {
  return [docs, pages].some((folder) => folder && (folder.showLastUpdateTime || folder.showLastUpdateAuthor))
}

/** Names end in NUL, so that none of their letters needs a quote. */
async function readLog(siteDir: string): Promise<string> {
  const format = `--format=${commitMark}%cI%x09%an`
  const args = ['log', '-z', format, '--name-only', '--relative', '--no-renames', '--', '.']
  const env = { ...process.env, LC_ALL: 'C' }
  const { stdout } = await run('git', args, { cwd: siteDir, maxBuffer: 1 << 30, env })
  return stdout
}

/** The log is newest first, so the first commit that names a file is its last change. */
function parseLog(log: string): Map<SourcePath, LastUpdate> {
  const lastUpdates = new Map<SourcePath, LastUpdate>()
  let commit: LastUpdate = {}
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '')
    if (text.startsWith(commitMark)) {
      const [date, author] = text.slice(commitMark.length).split('\t')
      commit = { date, author }
    } else if (text !== '') {
      const source = toSourcePath(text)
      if (!lastUpdates.has(source)) lastUpdates.set(source, commit)
    }
  }
  return lastUpdates
}

function explain(error: unknown): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOENT') return 'git is not installed'
  if (/not a git repository/.test(stderr)) return 'the site is not in a git repository'
  if (/does not have any commits/.test(stderr)) return 'the git repository has no commits yet'
  return /fatal: (.*)/.exec(stderr)?.[1] ?? 'git failed'
}
