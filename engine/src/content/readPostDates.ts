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
  const unknown = undated.filter((source) => !added.get(source)?.date)
  return {
    dates: new Map(undated.map((source) => [source, added.get(source)?.date ?? birthDate(siteDir, source)])),
    diagnostics: unknown.map((file) => diagnose('post-without-date', [added.has(file)], { file })),
  }
}

/**
 * The date of each file's oldest commit; none if a shallow clone may lack older ones. Empty without git. The log is
 * newest first, and the last entry of a key wins.
 */
async function readAdditions(siteDir: string): Promise<Map<SourcePath, { date?: Date }>> {
  const changes = await readGitLog(siteDir).catch(() => [])
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
