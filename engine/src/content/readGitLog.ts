import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
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
  /**
   * Whether the commit is the oldest that a shallow clone has. Git lists each of its files as changed, but the change
   * may be older.
   */
  isBoundary: boolean
}

/** Every change of every file of a site, newest first, with one call of git for the log. Throws the error of git. */
export async function readGitLog(siteDir: string): Promise<FileChange[]> {
  const format = `--format=${commitMark}%H%x09%cI%x09%an`
  // `-z` ends names with NUL, so that git quotes no characters in them.
  const args = ['log', '-z', format, '--name-only', '--relative', '--no-renames', '--', '.']
  const [log, boundary] = await Promise.all([runGit(args, siteDir), readBoundary(siteDir)])
  return parseLog(log, boundary)
}

async function runGit(args: string[], cwd: string): Promise<string> {
  // A clone without all objects may ask a server for them, and nobody is there to type a password.
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' }
  const { stdout } = await run('git', args, { cwd, maxBuffer: 1 << 30, env })
  return stdout
}

/** The commits whose parents a shallow clone does not have; none in a full one. */
async function readBoundary(siteDir: string): Promise<Set<string>> {
  const path = (await runGit(['rev-parse', '--git-path', 'shallow'], siteDir)).trim()
  const text = await readFile(resolve(siteDir, path), 'utf8').catch(() => '')
  return new Set(text.split('\n').filter(Boolean))
}

function parseLog(log: string, boundary: Set<string>): FileChange[] {
  const changes: FileChange[] = []
  let commit = { date: '', author: '', isBoundary: false }
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '')
    if (text.startsWith(commitMark)) {
      const [hash = '', date = '', author = ''] = text.slice(commitMark.length).split('\t')
      commit = { date, author, isBoundary: boundary.has(hash) }
    } else if (text !== '') changes.push({ source: toSourcePath(text), ...commit })
  }
  return changes
}
