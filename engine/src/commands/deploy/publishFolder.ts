import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import type { Progress } from '../progress.ts'
import type { DeployTarget } from './deployTarget.ts'
import { type Git, openGit } from './git.ts'

/** A folder to publish on a branch. */
export interface Publication {
  /** The built site. Absolute. */
  folder: string
  target: DeployTarget
  /** Folder of the branch that is replaced; `.` for all of it. */
  targetDir: string
  message: string
  /** Whether the branch gets a `.nojekyll`, so that GitHub Pages serves the files as they are. */
  nojekyll: boolean
  /** Stops before the commit and the push. */
  isDryRun: boolean
  env: NodeJS.ProcessEnv
  progress: Progress
}

/** How many files changed on the branch. */
export type Published = { changed: number }

/**
 * Replaces the contents of a branch by a folder.
 * 1. Fetch the branch into a temporary checkout, or start an empty one.
 * 2. Replace the files there by those of the folder.
 * 3. Commit and push the changes, if there are any.
 */
export async function publishFolder(publication: Publication): Promise<Published> {
  const { target, folder, targetDir, message, nojekyll, isDryRun, env, progress } = publication
  const checkout = mkdtempSync(join(tmpdir(), 'sotay-deploy-'))
  const git = openGit(checkout, env)
  try {
    await progress.stage('Fetching the branch', () => fetchBranch(git, target))
    const place = placeIn(checkout, targetDir)
    await progress.stage('Copying the site', () => replaceContents(place, folder))
    // GitHub looks for it at the root only, also where the site is in a folder of the branch.
    if (nojekyll) writeFileSync(join(checkout, '.nojekyll'), '')
    const changed = await progress.stage('Comparing with the branch', () => countChanges(git))
    if (changed === 0 || isDryRun) return { changed }
    await nameAuthor(git, env)
    await git('commit', '--quiet', '--no-verify', '--message', message)
    await progress.stage('Pushing', () =>
      git('push', '--quiet', 'target', `HEAD:refs/heads/${target.branch}`),
    )
    return { changed }
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
}

async function fetchBranch(git: Git, { remote, branch }: DeployTarget): Promise<void> {
  // The full name: a short one may mean a tag, and one that begins with "-" an option.
  const head = `refs/heads/${branch}`
  await git('init', '--quiet')
  await git('symbolic-ref', 'HEAD', head)
  await git('remote', 'add', 'target', remote)
  if ((await git('ls-remote', '--heads', 'target', head)) === '') return
  await git('fetch', '--quiet', '--depth', '1', 'target', head)
  await git('reset', '--quiet', '--hard', 'FETCH_HEAD')
}

/** Adds all files of the checkout; gives how many of them differ from the branch. */
async function countChanges(git: Git): Promise<number> {
  await git('add', '--all', '--force')
  return (await git('status', '--porcelain', '-z')).split('\0').filter(Boolean).length
}

function placeIn(checkout: string, targetDir: string): string {
  const place = resolve(checkout, targetDir)
  if (place === checkout || place.startsWith(checkout + sep)) return place
  throw new BuildFailed([
    diagnose('wrong-usage', [`"${targetDir}" is no folder within the branch.`, 'deploy']),
  ])
}

function replaceContents(place: string, folder: string): void {
  mkdirSync(place, { recursive: true })
  for (const name of readdirSync(place))
    if (name !== '.git') rmSync(join(place, name), { recursive: true, force: true })
  cpSync(folder, place, { recursive: true, dereference: true })
}

/** Sets the author of the commit: from the environment, else from git's settings, else a default. */
async function nameAuthor(git: Git, { GIT_USER_NAME, GIT_USER_EMAIL }: NodeJS.ProcessEnv): Promise<void> {
  const name = GIT_USER_NAME ?? (await git.ask('config', 'user.name')) ?? 'Sotay'
  const email = GIT_USER_EMAIL ?? (await git.ask('config', 'user.email')) ?? 'sotay@localhost'
  await git('config', 'user.name', name)
  await git('config', 'user.email', email)
}
