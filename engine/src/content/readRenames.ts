import { execFileSync } from 'node:child_process'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

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
