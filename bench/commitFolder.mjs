import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder a git repository of its own with one commit: the dates of last changes come from git, and reading
 * them is part of a build.
 */
export function commitFolder(folder, ignored) {
  const git = (...args) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' })
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false']
  writeFileSync(join(folder, '.gitignore'), `${ignored.join('\n')}\n`)
  git('init')
  git('add', '.')
  git(...author, 'commit', '-m', 'Notes')
}
