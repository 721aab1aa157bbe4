import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import { temporaryFolder } from '../../config/testing.ts'
import { testDocument } from '../../markdown/testDocument.ts'
import { toSourcePath } from '../../model/paths.ts'
import { checkExternal, externalLinks } from './checkExternal.ts'

const asked: string[] = []
let atOnce = 0
let most = 0
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    most = Math.max(most, ++atOnce)
    setTimeout(() => {
      atOnce--
      const [, status = '200'] = /(\d{3})/.exec(request.url!) ?? []
      const isOnlyGet = request.url === '/only-get' && request.method === 'HEAD'
      response.writeHead(isOnlyGet ? 405 : Number(status), { Location: '/fine' }).end()
    }, 5)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

beforeEach(() => {
  asked.length = 0
})

const linksTo = (...paths: string[]) =>
  paths.map((path) => ({ url: origin + path, where: { file: toSourcePath('docs/a.md') } }))

test('what answers is fine, whoever refuses robots too; what is gone is reported with its place', async () => {
  const problems = await checkExternal(
    linksTo('/fine', '/301', '/403', '/429', '/404', '/500'),
    temporaryFolder(),
  )
  expect(problems.map(({ message, where }) => [where?.file, message.replace(origin, '')])).toEqual([
    ['docs/a.md', '/404 cannot be reached: it answers 404.'],
    ['docs/a.md', '/500 cannot be reached: it answers 500.'],
  ])
})

test('a server is asked for the head, and for the whole only where that fails', async () => {
  expect(await checkExternal(linksTo('/fine', '/only-get'), temporaryFolder())).toEqual([])
  expect(asked).toEqual(['HEAD /fine', 'HEAD /only-get', 'GET /only-get'])
})

test('one server is asked one thing at a time, and what answered is not asked again', async () => {
  const cacheDir = temporaryFolder()
  await checkExternal(linksTo('/a', '/b', '/c', '/404'), cacheDir)
  expect(most).toBe(1)
  asked.length = 0
  await checkExternal(linksTo('/a', '/b', '/c', '/404'), cacheDir)
  expect(asked).toEqual(['HEAD /404', 'GET /404'])
})

test('answers are trusted for a day, and then forgotten', async () => {
  const cacheDir = temporaryFolder()
  const path = join(cacheDir, 'external-links.json')
  await checkExternal(linksTo('/a'), cacheDir)
  const twoDaysAgo = Date.now() - 2 * 24 * 60 * 60 * 1000
  writeCacheFile(path, JSON.stringify({ [`${origin}/a`]: twoDaysAgo, 'https://gone.example/': twoDaysAgo }))
  asked.length = 0
  await checkExternal(linksTo('/a'), cacheDir)
  expect(asked).toEqual(['HEAD /a'])
  expect(Object.keys(JSON.parse(readCacheFile(path)!.toString()))).toEqual([`${origin}/a`])
})

test('a host that nobody listens on, and an address that is none, are reported in words', async () => {
  const where = { file: toSourcePath('docs/a.md') }
  const idle = createServer()
  await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve))
  const silent = `http://127.0.0.1:${(idle.address() as AddressInfo).port}/`
  await new Promise((resolve) => idle.close(resolve))
  const urls = [silent, 'http://%']
  const problems = await checkExternal(
    urls.map((url) => ({ url, where })),
    temporaryFolder(),
  )
  expect(problems.map(({ message }) => message)).toEqual([
    `${silent} cannot be reached: its host refuses the connection.`,
    expect.stringContaining('http://% cannot be reached: '),
  ])
})

test('of a host that twice gave no answer nothing more is asked', async () => {
  const silent = createServer((request) => request.socket.destroy())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  let connections = 0
  silent.on('connection', () => connections++)
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const links = Array.from({ length: 9 }, (_, index) => ({
    url: `${address}/${index}`,
    where: { file: toSourcePath('docs/a.md') },
  }))
  const problems = await checkExternal(links, temporaryFolder())
  silent.close()
  expect(problems).toHaveLength(9)
  // The head of each, and the whole.
  expect(connections).toBeLessThanOrEqual(4)
})

test('links of Markdown, of HTML and of settings to other hosts are gathered, each address once', () => {
  const note = testDocument(
    '[a](https://a.example/x#one) [b](https://a.example/x#two) [in](/here) [m](mailto:a@b.c)\n\n<a href="https://b.example">b</a>',
  )
  const setting = { url: 'https://c.example', where: { file: toSourcePath('sotay.config.ts') } }
  const links = externalLinks([note], [setting, { ...setting, url: '/here' }])
  expect(links.map(({ url, where }) => [url, where.file, where.line])).toEqual([
    ['https://a.example/x#one', note.file.source, 1],
    ['https://b.example', note.file.source, undefined],
    ['https://c.example', 'sotay.config.ts', undefined],
  ])
})
