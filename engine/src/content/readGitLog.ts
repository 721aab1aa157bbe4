import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

const run = promisify(execFile)

/** Begins the record of each commit, to tell it from the names of files. */
const commitMark = '\x01'

/** A file changed by a commit, with the commit's time and author. */
export interface FileChange {
  source: SourcePath
  date: string
  author: string
}

/** Every change of every file of a site, newest first, with one call of git. Throws the error of git. */
export async function readGitLog(siteDir: string): Promise<FileChange[]> {
  const format = `--format=${commitMark}%cI%x09%an`
  // `-z` ends names with NUL, so that git quotes no characters in them.
  const args = ['log', '-z', format, '--name-only', '--relative', '--no-renames', '--', '.']
  const env = { ...process.env, LC_ALL: 'C' }
  const { stdout } = await run('git', args, { cwd: siteDir, maxBuffer: 1 << 30, env })
  return parseLog(stdout)
}

function parseLog(log: string): FileChange[] {
  const changes: FileChange[] = []
  let commit = { date: '', author: '' }
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '')
    if (text.startsWith(commitMark)) {
      const [date = '', author = ''] = text.slice(commitMark.length).split('\t')
      commit = { date, author }
    } else if (text !== '') changes.push({ source: toSourcePath(text), ...commit })
  }
  return changes
}
