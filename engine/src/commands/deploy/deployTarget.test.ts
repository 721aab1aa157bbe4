import { describe, expect, test } from 'vitest'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { findDeployTarget, type SourceRepository } from './deployTarget.ts'

const source = { remote: 'https://github.com/me/notes.git', branch: 'main' }

function target(config: object, env: NodeJS.ProcessEnv = {}, from: SourceRepository = source) {
  const found = findDeployTarget({ githubHost: 'github.com', ...config } as SiteConfig, from, env)
  return 'target' in found ? `${found.target.remote} ${found.target.branch}` : found.problem.code
}

const named = { organizationName: 'us', projectName: 'site' }

test('the repository of the sources is published to, unless another is named', () => {
  expect(target({})).toBe('https://github.com/me/notes.git gh-pages')
  expect(target(named)).toBe('https://github.com/us/site.git gh-pages')
  expect(target(named, { ORGANIZATION_NAME: 'they', PROJECT_NAME: 'that' })).toBe(
    'https://github.com/they/that.git gh-pages',
  )
  expect(target({}, {}, {})).toBe('deploy-no-repository')
})

test('the environment wins over the config', () => {
  expect(target({ deploymentBranch: 'web' })).toBe('https://github.com/me/notes.git web')
  expect(target({ deploymentBranch: 'web' }, { DEPLOYMENT_BRANCH: 'live' })).toContain(' live')
  expect(target({ ...named, githubHost: 'git.example.com', githubPort: '8443' })).toBe(
    'https://git.example.com:8443/us/site.git gh-pages',
  )
  expect(target(named, { GITHUB_HOST: 'git.example.com' })).toContain('https://git.example.com/us/')
})

describe('SSH is used', () => {
  test('when the environment says so', () => {
    expect(target(named, { USE_SSH: 'true' })).toBe('git@github.com:us/site.git gh-pages')
    expect(target(named, { USE_SSH: 'true', GITHUB_PORT: '22022' })).toBe(
      'ssh://git@github.com:22022/us/site.git gh-pages',
    )
  })

  test('as the sources do, unless a user or the environment says otherwise', () => {
    const ssh = { remote: 'git@github.com:me/notes.git', branch: 'main' }
    expect(target(named, {}, ssh)).toBe('git@github.com:us/site.git gh-pages')
    expect(target(named, { GIT_USER: 'me' }, ssh)).toContain('https://')
    expect(target(named, { USE_SSH: 'false' }, ssh)).toContain('https://')
  })
})

test('the branch of the sources is refused in their own repository only, however its address is written', () => {
  const own = { organizationName: 'me', projectName: 'notes', deploymentBranch: 'main' }
  expect(target(own)).toBe('deploy-same-branch')
  expect(target(own, { USE_SSH: 'true' })).toBe('deploy-same-branch')
  expect(target({ ...named, deploymentBranch: 'main' })).toBe('https://github.com/us/site.git main')
})

test('a site of a user or an organisation names its branch', () => {
  const pages = { organizationName: 'me', projectName: 'me.github.io' }
  expect(target(pages)).toBe('deploy-branch-needed')
  expect(target({ ...pages, deploymentBranch: 'main' })).toBe('https://github.com/me/me.github.io.git main')
})

test('what is named like a flag is no branch', () => {
  expect(target({}, { DEPLOYMENT_BRANCH: '--force' })).toBe('wrong-usage')
  expect(target({ deploymentBranch: '-d' })).toBe('wrong-usage')
})
