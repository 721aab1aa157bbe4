import { resolve } from 'node:path'
import { loadConfig } from '../../config/loadConfig.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { type BuildOptions, build } from '../build.ts'
import { silent } from '../progress.ts'
import { findBuiltSite } from '../serve.ts'
import { type DeployTarget, findDeployTarget, isPullRequest, type SourceRepository } from './deployTarget.ts'
import { type Git, hideSecrets, openGit } from './git.ts'
import { publishFolder } from './publishFolder.ts'

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
  const { changed } = await publishFolder({
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
