import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { dirname, normalize, relative } from 'node:path/posix'
import { promisify } from 'node:util'
import { isFile } from '../config/files.ts'
import { readBytes } from '../config/readFile.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

const run = promisify(execFile)

/** Begins the record of each commit, to tell it from the names of files. */
const commitMark = '\x01'

/** A file changed by a commit, with the commit's time and author. */
export interface FileChange {
  source: SourcePath
  /** Its hash. */
  commit: string
  date: string
  author: string
  /**
   * Whether the commit is the oldest that a shallow clone has. Git lists each of its files as changed, but the change
   * may be older.
   */
  isBoundary: boolean
}

/**
 * Every change of every file of a site, newest first, with one call of git for the log. `folders` of its notes may be
 * beside the site in the same repository. Throws the error of git.
 */
export async function readGitLog(siteDir: string, folders: string[]): Promise<FileChange[]> {
  await lookAtSettings(siteDir)
  const prefix = folders.some(isOutside) ? (await runGit(['rev-parse', '--show-prefix'], siteDir)).trim() : ''
  const depth = prefix.split('/').length
  const beside = folders
    .map((path) => normalize(path))
    .filter((path) => isOutside(path) && stepsUp(path) < depth)
  const format = `--format=${commitMark}%H%x09%cI%x09%aN`
  // %aN is the author's name by `.mailmap`. `-z` ends names with NUL, so that git quotes no characters in them.
  const args = ['log', '-z', format, '--name-only', '--no-renames']
  const isWithin = beside.length === 0
  const paths = [...(isWithin ? ['--relative'] : []), '--', '.', ...new Set(beside)]
  const [log, boundary] = await Promise.all([runGit([...args, ...paths], siteDir), readBoundary(siteDir)])
  return parseLog(log, boundary, (name) => (isWithin ? name : relative(`/${prefix}`, `/${name}`)))
}

/** Looks at the files that settings of git name, so that whoever watches Node's functions learns of them. */
async function lookAtSettings(siteDir: string): Promise<void> {
  const names = '^(include|includeif[.].*)[.]path$|^mailmap[.]file$'
  const args = ['config', '-z', '--show-origin', '--type=path', '--get-regexp', names]
  // Without any it fails.
  const found = await runGit(args, siteDir).catch(() => '')
  for (const [, origin, path] of found.matchAll(/file:([^\0]*)\0[^\n]*\n([^\0]*)\0/g))
    isFile(resolve(siteDir, dirname(origin!), path!))
}

const isOutside = (path: string) => /^\.\.(?:\/|$)/.test(normalize(path))
const stepsUp = (path: string) => path.split('/').filter((step) => step === '..').length

async function runGit(args: string[], cwd: string): Promise<string> {
  // A clone without all objects may ask a server for them, and nobody is there to type a password.
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' }
  const { stdout } = await run('git', args, { cwd, maxBuffer: 1 << 30, env })
  return stdout
}

/** The file (absolute) to which git adds a line at each commit; undefined outside of a repository. */
export const findCommitLog = (siteDir: string): Promise<string | undefined> =>
  runGit(['rev-parse', '--git-path', 'logs/HEAD'], siteDir).then(
    (path) => resolve(siteDir, path.trim()),
    () => undefined,
  )

/** The commits whose parents a shallow clone does not have; none in a full one. */
async function readBoundary(siteDir: string): Promise<Set<string>> {
  const path = resolve(siteDir, (await runGit(['rev-parse', '--git-path', 'shallow'], siteDir)).trim())
  return new Set(isFile(path) ? readBytes(path).toString().split('\n').filter(Boolean) : [])
}

function parseLog(log: string, boundary: Set<string>, fromSite: (name: string) => string): FileChange[] {
  const changes: FileChange[] = []
  let facts = { commit: '', date: '', author: '', isBoundary: false }
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '')
    if (text.startsWith(commitMark)) {
      const [commit = '', date = '', author = ''] = text.slice(commitMark.length).split('\t')
      facts = { commit, date, author, isBoundary: boundary.has(commit) }
    } else if (text !== '') changes.push({ source: toSourcePath(fromSite(text)), ...facts })
  }
  return changes
}

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
