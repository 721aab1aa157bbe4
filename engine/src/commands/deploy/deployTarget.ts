import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'

/** The repository that holds the site's sources. */
export interface SourceRepository {
  /** The address that `git push` uses; undefined without a remote. */
  remote?: string | undefined
  /** The branch that is checked out. */
  branch?: string | undefined
}

/** Where the built site goes. */
export interface DeployTarget {
  /** An address or a path of a repository. */
  remote: string
  branch: string
}

/**
 * Finds where to publish: to the repository that the environment or the config names, else to that of the sources; on
 * the branch that the environment or the config names, else on `gh-pages`.
 */
export function findDeployTarget(
  config: SiteConfig,
  source: SourceRepository,
  env: NodeJS.ProcessEnv,
): { target: DeployTarget } | { problem: Diagnostic } {
  const project = env.PROJECT_NAME ?? config.projectName
  const branch = env.DEPLOYMENT_BRANCH ?? config.deploymentBranch
  const remote = namedRepository(config, source, env) ?? source.remote
  if (!remote) return { problem: diagnose('deploy-no-repository', []) }
  const name = project ?? repositoryName(remote)
  if (!branch && name.endsWith('.github.io')) return { problem: diagnose('deploy-branch-needed', [name]) }
  const target = { remote, branch: branch ?? 'gh-pages' }
  // Git could be given its full name, but nobody means one that Git itself refuses.
  if (target.branch.startsWith('-'))
    return { problem: diagnose('wrong-usage', [`"${target.branch}" is no name of a branch.`, 'deploy']) }
  const isSame =
    target.branch === source.branch && repositoryName(remote) === repositoryName(source.remote ?? remote)
  return isSame ? { problem: diagnose('deploy-same-branch', [target.branch]) } : { target }
}

/** The address of the repository, when both its owner and its project are given. */
function namedRepository(
  config: SiteConfig,
  source: SourceRepository,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const owner = env.ORGANIZATION_NAME ?? config.organizationName
  const project = env.PROJECT_NAME ?? config.projectName
  if (!owner || !project) return undefined
  const host = env.GITHUB_HOST ?? config.githubHost
  const port = env.GITHUB_PORT ?? config.githubPort
  const path = `${owner}/${project}.git`
  if (!usesSsh(source, env)) return `https://${port ? `${host}:${port}` : host}/${path}`
  return port ? `ssh://git@${host}:${port}/${path}` : `git@${host}:${path}`
}

/** Whether to connect by SSH: as `USE_SSH` says, else as the sources do. */
function usesSsh({ remote = '' }: SourceRepository, { USE_SSH, GIT_USER }: NodeJS.ProcessEnv): boolean {
  if (USE_SSH !== undefined) return USE_SSH.toLowerCase() === 'true'
  return !GIT_USER && /^(?:ssh:|[^/:@]+@[^/:]+:)/.test(remote)
}

/** The last two parts of an address, `owner/project`, by which repositories are compared. */
function repositoryName(remote: string): string {
  return remote
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .split(/[/:\\]/)
    .slice(-2)
    .join('/')
}

/** Whether a CI service builds a pull request, which must not be published. */
export function isPullRequest(env: NodeJS.ProcessEnv): boolean {
  const { CI_PULL_REQUEST, CIRCLE_PULL_REQUEST, TRAVIS_PULL_REQUEST, GITHUB_EVENT_NAME } = env
  return (
    Boolean(CI_PULL_REQUEST || CIRCLE_PULL_REQUEST || env.CI_MERGE_REQUEST_IID) ||
    (TRAVIS_PULL_REQUEST !== undefined && TRAVIS_PULL_REQUEST !== 'false') ||
    /^pull_request/.test(GITHUB_EVENT_NAME ?? '')
  )
}
