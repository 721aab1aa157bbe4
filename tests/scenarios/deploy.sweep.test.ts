import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type DeployOptions, deploy } from '../../engine/src/commands/deploy/deploy.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { BuildFailed } from '../../engine/src/diagnostics/diagnostic.ts'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { temporaryPlace, temporarySite } from '../support/temporarySite.ts'

/** Nothing of the machine's own settings or of the run that tests counts. */
const bareEnv = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: bareEnv,
  }).trim()

/** A site in a repository whose `origin` is a bare repository on disk. */
function siteWithRemote(config: Partial<UserConfig> = {}) {
  const site = temporarySite({ 'docs/a.md': '# A', 'static/.well-known/a.txt': '' }, config)
  const remote = realpathSync(temporaryPlace('remote'))
  git(remote, 'init', '--quiet', '--bare')
  site.write({ '.gitignore': 'build/\n.sotay/\n' })
  git(site.dir, 'init', '--quiet', '--initial-branch', 'main')
  git(site.dir, 'remote', 'add', 'origin', remote)
  git(site.dir, 'add', '--all')
  git(site.dir, 'commit', '--quiet', '--message', 'Begin')
  return {
    site,
    remote,
    filesOn: (branch: string) => git(remote, 'ls-tree', '-r', '--name-only', branch).split('\n'),
    branches: () => git(remote, 'branch', '--format', '%(refname:short)').split('\n').filter(Boolean),
  }
}

/** What the command would say, or the report of why it stopped. */
async function run(dir: string, options: DeployOptions = {}, env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const { outcome, diagnostics } = await deploy(dir, options, { ...bareEnv, ...env })
    return outcome + printReport(diagnostics)
  } catch (error) {
    if (error instanceof BuildFailed) return printReport(error.diagnostics)
    throw error
  }
}

describe('publishing to the repository of the sources', async () => {
  const { site, remote, filesOn, branches } = siteWithRemote()
  const source = git(site.dir, 'rev-parse', 'HEAD')

  test('a dry run builds and says what would change, and pushes nothing', async () => {
    expect(await run(site.dir, { dryRun: true })).toMatch(
      /^Nothing was published, as asked: \d+ files would change on the branch "gh-pages" of /,
    )
    expect(branches()).toEqual([])
  })

  test('the built site is all that the branch holds, dotfiles too, and Jekyll is off', async () => {
    expect(await run(site.dir)).toMatch(/^Published the site: \d+ files changed on the branch "gh-pages" of /)
    expect(filesOn('gh-pages')).toEqual(expect.arrayContaining(['.nojekyll', '.well-known/a.txt', 'a.html']))
    expect(filesOn('gh-pages')).not.toContain('docs/a.md')
    expect(git(remote, 'log', '-1', '--format=%s', 'gh-pages')).toBe(`Deploy website - based on ${source}`)
  })

  test('the same site again changes nothing', async () => {
    expect(await run(site.dir)).toContain('Nothing was published')
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('1')
  })

  test('a page that is gone goes from the branch, and its history stays', async () => {
    site.write({ 'docs/a.md': null, 'docs/b.md': '# B' })
    await run(
      site.dir,
      {},
      { CUSTOM_COMMIT_MESSAGE: 'By hand', GIT_USER_NAME: 'N', GIT_USER_EMAIL: 'n@x.org' },
    )
    expect(filesOn('gh-pages')).not.toContain('a.html')
    expect(filesOn('gh-pages')).toContain('b.html')
    expect(git(remote, 'log', '-1', '--format=%s %an %ae', 'gh-pages')).toBe('By hand N n@x.org')
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('2')
  })

  test('a folder of the branch can be replaced alone, from a build that is there', async () => {
    await run(site.dir, { targetDir: 'v1', skipBuild: true }, { DEPLOYMENT_BRANCH: 'pages' })
    await run(site.dir, { targetDir: 'v2', skipBuild: true }, { DEPLOYMENT_BRANCH: 'pages' })
    expect(filesOn('pages')).toEqual(expect.arrayContaining(['.nojekyll', 'v1/b.html', 'v2/b.html']))
    expect(filesOn('pages')).not.toContain('v1/.nojekyll')
    expect(await run(site.dir, { targetDir: '../out', skipBuild: true })).toContain('is no folder within')
  })
})

describe('what is refused', async () => {
  const { site, branches } = siteWithRemote()

  test('to replace the branch of the sources', async () => {
    expect(await run(site.dir, {}, { DEPLOYMENT_BRANCH: 'main' })).toContain('deploy-same-branch')
    expect(await run(site.dir, {}, { CURRENT_BRANCH: 'gh-pages' })).toContain('deploy-same-branch')
    expect(branches()).toEqual([])
  })

  test('to guess the branch of a site of a user', async () => {
    const env = { ORGANIZATION_NAME: 'me', PROJECT_NAME: 'me.github.io' }
    expect(await run(site.dir, {}, env)).toContain('deploy-branch-needed')
  })

  test.each([
    { CI_PULL_REQUEST: 'yes' },
    { TRAVIS_PULL_REQUEST: '7' },
    { GITHUB_EVENT_NAME: 'pull_request' },
  ])('to publish a proposed change (%j)', async (env) => {
    expect(await run(site.dir, {}, env)).toBe('Nothing was published: this run is for a pull request.')
    expect(branches()).toEqual([])
  })

  test('to publish from a folder that is in no repository', async () => {
    const loose = temporarySite({ 'docs/a.md': '# A' })
    expect(await run(loose.dir)).toContain('deploy-no-repository')
  })
})

test('a remote that is a path beside the repository is found from there', async () => {
  const { site, remote, branches } = siteWithRemote()
  git(site.dir, 'remote', 'set-url', 'origin', relative(realpathSync(site.dir), remote))
  expect(await run(site.dir)).toContain('Published the site')
  expect(branches()).toEqual(['gh-pages'])
})

test('a site on GitHub gets the hint to say how its addresses end', async () => {
  const { site } = siteWithRemote({ githubHost: 'sotay-remote', trailingSlash: undefined })
  expect(await run(site.dir, { dryRun: true })).toContain('deploy-trailing-slash')
})

test('the branch gets no .nojekyll where the config says so, and keeps one that the site brings', async () => {
  const { site, filesOn } = siteWithRemote({ nojekyll: false })
  await run(site.dir)
  expect(filesOn('gh-pages')).not.toContain('.nojekyll')
  site.write({ 'static/.nojekyll': '' })
  await run(site.dir)
  expect(filesOn('gh-pages')).toContain('.nojekyll')
})

test.each(['https://notes.example.com', 'http://localhost:3000', 'https://notes.example'])(
  'a site that is published with the example address %s gets a warning',
  async (url) => {
    const { site } = siteWithRemote({ url })
    expect(await run(site.dir, { dryRun: true })).toContain(`"url" is still "${url}"`)
  },
)

test.each(['https://notes.org', 'https://contest.org', 'https://example.com.vn'])(
  'a site at %s is published without a warning',
  async (url) => {
    const { site } = siteWithRemote({ url })
    expect(await run(site.dir, { dryRun: true })).not.toContain('deploy-example-url')
  },
)

describe('a password', async () => {
  const { site } = siteWithRemote()
  const password = 's3cret/word'

  test('of the environment is neither printed nor given on a command line', async () => {
    const calls = join(site.dir, 'calls.txt')
    site.write({ 'bin/git': `#!/bin/sh\necho "$@" >> '${calls}'\nPATH='${bareEnv.PATH}' exec git "$@"\n` })
    chmodSync(join(site.dir, 'bin/git'), 0o755)
    git(site.dir, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/me/x.git')
    const env = { PATH: `${site.dir}/bin:${bareEnv.PATH}`, GIT_USER: 'me', GIT_PASS: password }
    const said = await run(site.dir, {}, env)
    expect(said).toContain('deploy-failed')
    expect(said).not.toContain('s3cret')
    expect(readFileSync(calls, 'utf8')).toContain('ls-remote')
    expect(readFileSync(calls, 'utf8')).not.toContain('s3cret')
  })

  test('in the address of the remote is not printed', async () => {
    const address = `http://me:${encodeURIComponent(password)}@127.0.0.1:1/me/x.git`
    git(site.dir, 'remote', 'set-url', 'origin', address)
    const said = await run(site.dir)
    expect(said).toContain('127.0.0.1')
    expect(said).not.toContain('s3cret')
  })
})

test('a tag called like the branch is not taken for it', async () => {
  const { site, remote, filesOn } = siteWithRemote()
  await run(site.dir)
  git(site.dir, 'push', '--quiet', 'origin', 'main')
  git(remote, 'tag', 'gh-pages', 'main')
  expect(await run(site.dir)).toContain('already holds this site.')
  expect(filesOn('refs/heads/gh-pages')).toContain('a.html')
})
