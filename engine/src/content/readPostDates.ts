import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { readGitLog } from './readGitLog.ts'

/**
 * The dates of posts that state none: the commit that added the file, else, with a warning, the file's creation time.
 */
export async function readPostDates(
  siteDir: string,
  undated: SourcePath[],
): Promise<{ dates: Map<SourcePath, Date>; diagnostics: Diagnostic[] }> {
  if (undated.length === 0) return { dates: new Map(), diagnostics: [] }
  const added = await readAdditions(siteDir)
  const unknown = undated.filter((source) => !added.has(source))
  return {
    dates: new Map(undated.map((source) => [source, added.get(source) ?? birthDate(siteDir, source)])),
    diagnostics: unknown.map((file) => diagnose('post-without-date', [], { file })),
  }
}

/**
 * The date of each file's oldest commit: the log is newest first, and the last entry of a key wins. Empty without git.
 */
async function readAdditions(siteDir: string): Promise<Map<SourcePath, Date>> {
  const changes = await readGitLog(siteDir).catch(() => [])
  return new Map(changes.map(({ source, date }) => [source, new Date(date)]))
}

function birthDate(siteDir: string, source: SourcePath): Date {
  const { birthtime, mtime } = statSync(join(siteDir, source))
  return birthtime.getTime() > 0 ? birthtime : mtime
}
