import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openArtifactStore } from '../../engine/src/commands/sharedCache/artifacts.ts'
import { makeKeys } from '../../engine/src/commands/sharedCache/keys.ts'
import type { TestBuild } from '../../engine/src/testing.ts'
import { type Lie, serveArtifacts } from '../support/artifactServer.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

const keys = makeKeys()
const notes = {
  'docs/index.md': '# Home\n\nSee [the other](other.md).\n',
  'docs/other.md': '# Other\n\n```mermaid\nflowchart LR\n  a --> b\n```\n',
}

afterEach(() => vi.unstubAllEnvs())

/** A site whose machine may fill the cache, or may read it only. */
async function sharing(lie?: Lie) {
  const server = await serveArtifacts('secret', lie)
  const site = temporarySite(notes, { sharedCache: { url: server.url, publicKey: keys.publicKey } })
  vi.stubEnv('SOTAY_CACHE_TOKEN', 'secret')
  vi.stubEnv('SOTAY_CACHE_KEY', keys.privateKey)
  const forget = () => rmSync(join(site.dir, '.sotay'), { recursive: true, force: true })
  return { server, site, forget }
}

const filesOf = (build: TestBuild) =>
  build.paths().map((path) => [path, bytesOf(build, path).toString('base64')])

test('a machine without a cache begins with that of another, and builds the same bytes', async () => {
  const { server, site, forget } = await sharing()
  const first = filesOf(await site.build())
  expect(new Set(server.answers)).toEqual(new Set(['GET 404', 'PUT 202']))
  const inStore = server.kept.size
  expect(inStore).toBeGreaterThan(4)
  forget()
  server.answers.length = 0
  expect(filesOf(await site.build())).toEqual(first)
  // Nothing is made anew, so nothing is sent.
  expect(server.answers).toEqual(Array(inStore).fill('GET 200'))
  site.write({ 'docs/other.md': '# Another\n' })
  await site.build()
  expect(server.kept.size).toBeGreaterThan(inStore)
})

test('without the private key a machine reads and sends nothing, and with a wrong one it says so', async () => {
  const { server, site, forget } = await sharing()
  vi.stubEnv('SOTAY_CACHE_KEY', '')
  await site.build()
  expect(server.answers).toEqual(['GET 404'])
  // It has a cache of its own now.
  site.write({ 'docs/other.md': '# Another\n' })
  await site.build()
  expect(server.answers).toHaveLength(1)
  vi.stubEnv('SOTAY_CACHE_KEY', makeKeys().privateKey)
  forget()
  const { report } = await site.build()
  expect(report).toContain('SOTAY_CACHE_KEY is not the private key that belongs to its public key.')
  expect(server.kept.size).toBe(0)
})

/** Tells a signed list from a part, whose compressed bytes may hold anything. */
const isList = (bytes: Buffer) => /^[\w+/]{86}==\n\{/.test(bytes.toString('latin1', 0, 90))

const flip = (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length - 20 ? byte ^ 1 : byte))

test.each<[string, Lie, string]>([
  [
    'changes a bit',
    (method, found) => (method === 'GET' && found ? Buffer.from(flip(found)) : undefined),
    'is not signed with the key',
  ],
  [
    'gives HTML',
    (method, found) => (method === 'GET' && found ? Buffer.from('<!doctype html>') : undefined),
    'is not signed with the key',
  ],
  [
    'gives one part for another',
    (_, found) => (found && !isList(found) ? Buffer.from('other') : undefined),
    'a part is not what its name says',
  ],
  [
    'sends without end',
    (method, found) => (method === 'GET' && found ? Buffer.alloc(33 * 1024 * 1024) : undefined),
    'its answer is larger than 32 MB',
  ],
  ['refuses', () => 403, 'it answered 403 when asked for a part'],
  ['is broken', (method) => (method === 'PUT' ? 500 : undefined), 'it answered 500 when sent a part'],
])('a store that %s changes no byte, and is a warning', async (_, lie, reason) => {
  let lies = false
  const { server, site, forget } = await sharing((...asked) => (lies ? lie(...asked) : undefined))
  const honest = filesOf(await site.build())
  lies = true
  if (reason.includes('sent')) server.kept.clear()
  forget()
  const build = await site.build()
  expect(filesOf(build)).toEqual(honest)
  expect(build.report).toContain('warning  shared-cache-failed')
  expect(build.report).toContain(reason)
})

test('a store that forgot parts is filled again', async () => {
  const { server, site, forget } = await sharing()
  const honest = filesOf(await site.build())
  const names = [...server.kept.keys()]
  const [largest] = [...server.kept].sort(([, one], [, other]) => other.length - one.length)[0]!
  server.kept.delete(largest)
  forget()
  const build = await site.build()
  expect(filesOf(build)).toEqual(honest)
  expect(build.report).not.toContain('shared-cache-failed')
  expect([...server.kept.keys()].sort()).toEqual(names.sort())
})

test('a list that was signed for another site is not taken', async () => {
  const { server, site, forget } = await sharing()
  await site.build()
  const list = [...server.kept].find(([, bytes]) => isList(bytes))!
  const other = temporarySite(notes, {
    url: 'https://other.example.com',
    sharedCache: { url: server.url, publicKey: keys.publicKey },
  })
  await other.build()
  const others = [...server.kept].find(([name, bytes]) => isList(bytes) && name !== list[0])!
  server.kept.set(list[0], others[1])
  forget()
  expect((await site.build()).report).toContain('its list is not signed with the key of the site')
})

test('a server that is gone or silent ends the request, with a reason', async () => {
  const gone = openArtifactStore({ url: 'http://127.0.0.1:1', team: 'sotay' })
  await expect(gone.get('a')).rejects.toThrow(/^it cannot be reached \(.+\)$/)
  const { url } = await serveArtifacts('secret', () => 'nothing')
  const silent = openArtifactStore({ url, team: 'sotay', token: 'secret' }, 50)
  await expect(silent.get('ab')).rejects.toThrow('it did not answer within 0.05 seconds')
})

test('cache:keys prints a pair that fits', async () => {
  const { stdout } = await temporarySite({}).sotay('cache:keys')
  const [, publicKey] = /publicKey: '([^']+)'/.exec(stdout)!
  const [, privateKey] = /SOTAY_CACHE_KEY=(\S+)/.exec(stdout)!
  expect([publicKey!.length, privateKey!.length]).toEqual([43, 64])
})
