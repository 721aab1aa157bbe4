import { execFileSync } from 'node:child_process'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

/** Asks git where files of the site went that were renamed; each leads to the name it has now. Without git: nowhere. */
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

/** The log is newest first: where a former name leads is known before what led to it. */
function parseRenames(log: string): Map<SourcePath, SourcePath> {
  const renames = new Map<SourcePath, SourcePath>()
  const fields = log.split('\0').map((field) => field.trim())
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [from, to] = [toSourcePath(fields[index + 1]!), toSourcePath(fields[index + 2]!)]
    if (!renames.has(from)) renames.set(from, renames.get(to) ?? to)
  }
  return renames
}
