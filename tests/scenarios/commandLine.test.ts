import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteTest, type TestSite } from '../../engine/src/testing.ts'

const cli = fileURLToPath(new URL('../../engine/bin/sotay.js', import.meta.url))

let site: TestSite
beforeAll(() => {
  site = siteTest({ 'docs/a.md': '# A\n\nText.' })
})
afterAll(() => site.remove())

/** Runs the command as a user would, outside a terminal. */
function sotay(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [cli, ...args], {
    cwd: site.dir,
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, stdout, stderr }
}

test('a build says how many pages it made, how long it took and where they are, in plain lines', () => {
  const { status, stdout, stderr } = sotay('build')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Building…\nBuilt 3 pages in \d+\.\d\d s into build\.\n$/)
  expect(stderr).toBe('')
})

test('an unknown command is an error with the nearest one', () => {
  const { status, stderr } = sotay('biuld')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no command "biuld".')
  expect(stderr).toContain('Did you mean "sotay build"?')
})

test('an unknown flag is an error that says where flags are listed', () => {
  const { status, stderr } = sotay('build', '--fast')
  expect(status).toBe(1)
  expect(stderr).toContain('--fast')
  expect(stderr).toContain('"sotay build --help"')
})

test('a port that is no port is an error, and so is serving what was never built', () => {
  expect(sotay('serve', '--port', 'abc').stderr).toContain('"abc" is no port')
  const { status, stderr } = sotay('serve', '--dir', 'nowhere')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no built site in')
})

test('a busy port is an error that proposes another', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  sotay('build')
  const { status, stderr } = sotay('serve', '--port', String(port), '--host', '127.0.0.1')
  server.close()
  expect(status).toBe(1)
  expect(stderr).toContain(`Another program is listening on port ${port} of 127.0.0.1.`)
  expect(stderr).toContain(`--port ${port + 1}`)
})

test('a missing docs folder is an error that names the folder', () => {
  const { status, stderr } = sotay('build', '--config', 'sotay.config.mjs', 'elsewhere')
  expect(status).toBe(1)
  expect(stderr).toContain('elsewhere')
  expect(stderr).not.toContain('    at ')
})

test('clear removes what builds made, and says so', () => {
  sotay('build')
  expect(sotay('clear').stdout).toBe('Removed .sotay and build.\n')
  expect(existsSync(join(site.dir, 'build'))).toBe(false)
  expect(sotay('clear').stdout).toBe('Nothing to remove.\n')
})

test('help and version are given when asked for', () => {
  expect(sotay('--help').stdout).toContain('build [siteDir]')
  expect(sotay('--version').stdout).toMatch(/sotay\/\d+\.\d+\.\d+/)
})
