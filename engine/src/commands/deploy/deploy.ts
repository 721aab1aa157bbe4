import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { loadConfig } from '../../config/loadConfig.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { build } from '../build.ts'
import type { BuildOptions } from '../lastBuild/task.ts'
import { type Progress, silent } from '../progress.ts'
import { findBuiltSite } from '../serve.ts'
import { type DeployTarget, findDeployTarget, isPullRequest, type SourceRepository } from './deployTarget.ts'
import { type Git, hideSecrets, openGit } from './git.ts'

/** What is published, and how. */
export interface DeployOptions extends BuildOptions {
  /** Publishes the output folder as it is. */
  skipBuild?: boolean
  /** Folder of the branch that is replaced; all of it unless given. */
  targetDir?: string
  /** Builds and compares, but pushes nothing. */
  dryRun?: boolean
}

/** The result as a sentence, with passwords removed, and the problems found on the way. */
export interface Deployment {
  outcome: string
  diagnostics: Diagnostic[]
}

/** Builds the site and publishes it on a branch of a git repository, as static hosts expect it. */
export async function deploy(
  siteDir: string,
  options: DeployOptions = {},
  env: NodeJS.ProcessEnv = process.env,
): Promise<Deployment> {
  if (isPullRequest(env))
    return { outcome: 'Nothing was published: this run is for a pull request.', diagnostics: [] }
  const config = await loadConfig(siteDir, { configFile: options.config })
  const git = openGit(config.siteDir, env)
  const found = findDeployTarget(config, await readSource(git, env), env)
  if ('problem' in found) throw new BuildFailed([found.problem])
  const { target } = found

  const { folder, diagnostics } = await buildFolder(siteDir, config, options)
  const message = env.CUSTOM_COMMIT_MESSAGE || `Deploy website - based on ${await currentCommit(git)}`
  const { targetDir = '.', dryRun: isDryRun = false } = options
  const changed = await publishFolder({
    folder,
    target,
    targetDir,
    message,
    nojekyll: config.nojekyll,
    progress: options.progress ?? silent,
    isDryRun,
    env,
  })
  const outcome = hideSecrets(describe(changed, target, isDryRun), env)
  return { outcome, diagnostics: [...checkSettings(config, target), ...diagnostics] }
}

async function readSource(git: Git, { CURRENT_BRANCH }: NodeJS.ProcessEnv): Promise<SourceRepository> {
  return {
    remote: await readRemote(git),
    branch: CURRENT_BRANCH ?? (await git.ask('symbolic-ref', '--short', 'HEAD')),
  }
}

/**
 * The address that `git push` uses. A relative path is resolved against the repository's root, because the push runs
 * in another folder.
 */
async function readRemote(git: Git): Promise<string | undefined> {
  const remote = await git.ask('remote', 'get-url', '--push', 'origin')
  if (!remote?.startsWith('.')) return remote
  return resolve((await git.ask('rev-parse', '--show-toplevel')) ?? '.', remote)
}

const currentCommit = async (git: Git) => (await git.ask('rev-parse', 'HEAD')) ?? 'files outside of git'

async function buildFolder(siteDir: string, config: SiteConfig, { skipBuild, ...options }: DeployOptions) {
  if (!skipBuild) {
    const { outDir, diagnostics } = await build(siteDir, options)
    return { folder: outDir, diagnostics }
  }
  return { folder: await findBuiltSite(config.siteDir, options.outDir), diagnostics: [] }
}

/**
 * Warns when a site on GitHub leaves `trailingSlash` open, because GitHub Pages redirects by its own rule, and when its
 * `url` is nobody's address.
 */
function checkSettings(
  { trailingSlash, githubHost, url }: SiteConfig,
  { remote }: DeployTarget,
): Diagnostic[] {
  const isOpen = trailingSlash === undefined && remote.includes(githubHost)
  return [
    ...(isOpen ? [diagnose('deploy-trailing-slash', [])] : []),
    ...(isExampleAddress(url) ? [diagnose('deploy-example-url', [url])] : []),
  ]
}

/** Whether an address has a name that is reserved for examples and tests (RFC 2606), or is this computer's. */
function isExampleAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(hostname)
}

function describe(changed: number, { remote, branch }: DeployTarget, isDryRun: boolean): string {
  const place = `the branch "${branch}" of ${remote}`
  const files = changed === 1 ? '1 file' : `${changed} files`
  if (changed === 0) return `Nothing was published: ${place} already holds this site.`
  return isDryRun
    ? `Nothing was published, as asked: ${files} would change on ${place}.`
    : `Published the site: ${files} changed on ${place}.`
}

/** A folder to publish on a branch. */
interface Publication {
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

/**
 * Replaces the contents of a branch by a folder. Gives how many files changed there.
 * 1. Fetch the branch into a temporary checkout, or start an empty one.
 * 2. Replace the files there by those of the folder.
 * 3. Commit and push the changes, if there are any.
 */
async function publishFolder({
  target,
  folder,
  targetDir,
  message,
  ...options
}: Publication): Promise<number> {
  const { nojekyll, isDryRun, env, progress } = options
  const checkout = mkdtempSync(join(tmpdir(), 'sotay-deploy-'))
  const git = openGit(checkout, env)
  try {
    await progress.stage('Fetching the branch', () => fetchBranch(git, target))
    const place = placeIn(checkout, targetDir)
    await progress.stage('Copying the site', () => replaceContents(place, folder))
    // GitHub looks for it at the root only, also where the site is in a folder of the branch.
    if (nojekyll) writeFileSync(join(checkout, '.nojekyll'), '')
    const changed = await progress.stage('Comparing with the branch', () => countChanges(git))
    if (changed === 0 || isDryRun) return changed
    await nameAuthor(git, env)
    await git('commit', '--quiet', '--no-verify', '--message', message)
    await progress.stage('Pushing', () =>
      git('push', '--quiet', 'target', `HEAD:refs/heads/${target.branch}`),
    )
    return changed
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
