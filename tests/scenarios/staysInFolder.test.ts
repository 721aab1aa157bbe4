import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDevListener, createUpdates } from '../../engine/src/commands/dev/devListener.ts'
import { createDevSite } from '../../engine/src/commands/dev/devSite.ts'
import { createStaticListener, serve } from '../../engine/src/commands/serve.ts'
import { temporarySite } from '../support/temporarySite.ts'

const secret = 'nobody may read this'

const site = temporarySite({ 'docs/a.md': '# A', 'static/page.html': 'static page' })
const { outDir } = await site.build()
site.write({ 'secret.txt': secret, 'secret/index.html': secret })
const outside = temporarySite({ 'docs/a.md': '# A', 'secret.txt': secret })
symlinkSync(join(site.dir, 'secret.txt'), join(outDir, 'link.txt'))
symlinkSync(site.dir, join(outDir, 'linked'))
symlinkSync(outside.dir, join(outDir, 'far'))
symlinkSync(join(outside.dir, 'secret.txt'), join(site.dir, 'static/link.txt'))
symlinkSync(outside.dir, join(site.dir, 'static/far'))
mkdirSync(`${outDir}-sibling`)
writeFileSync(join(`${outDir}-sibling`, 'secret.txt'), secret)

/** The ways to write the folder above, and the separators between folders. */
const ups = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%252e%252e',
  '%25252e%25252e',
  '..%00',
  '..;',
  '....',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '%ef%bc%8e%ef%bc%8e',
]
const separators = ['/', '//', '/./', '%2f', '%2F', '\\', '%5c', '%5C', '%252f', '%255c', '%c0%af']

const climbs = ups.flatMap((up) =>
  separators.flatMap((separator) => [
    `/${up}${separator}secret.txt`,
    `/assets${separator}${up}${separator}${up}${separator}secret.txt`,
  ]),
)

const others = [
  ...[
    '/link.txt',
    '/linked/secret.txt',
    '/linked/secret/',
    '/far/secret.txt',
    '/linked/../secret.txt',
    '/LINK.TXT',
  ],
  ...[join(site.dir, 'secret.txt'), `/${join(site.dir, 'secret.txt')}`, `file://${site.dir}/secret.txt`],
  ...[
    '/secret.txt%00.html',
    '/a.html%00/../../secret.txt',
    '/%00',
    '/..%00/secret.txt',
    '/../secret',
    '/../secret/',
  ],
  ...[
    '/C:/secret.txt',
    '/c:%5csecret.txt',
    '\\\\?\\C:\\secret.txt',
    '/%5c%5c?%5cC:%5csecret.txt',
    '/..%5c..%5csecret.txt',
  ],
  ...[
    '/../build-sibling/secret.txt',
    '/..%2fbuild-sibling%2fsecret.txt',
    '-sibling/secret.txt',
    '/-sibling/secret.txt',
  ],
  ...[
    'http://localhost/../secret.txt',
    'http://elsewhere.example/../secret.txt',
    '//../secret.txt',
    '///../secret.txt',
  ],
  ...[
    '/%',
    '/%zz',
    '/%e0%a4%a',
    '/%ff',
    '*',
    '/~/secret.txt',
    '/.git/config',
    '/?/../secret.txt',
    '/#/../secret.txt',
  ],
  ...['/sotay.config.mjs', '/../sotay.config.mjs', '/docs/a.md', '/.sotay/routes.json', '/node_modules/x'],
]

const tries = [...new Set([...climbs, ...others])]

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function listenWith(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

/** The whole answer to a request whose path goes over the wire as it is written. */
function ask(port: number, path: string, host = 'localhost'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(60_000, () => reject(new Error(`no answer to ${path}`)))
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })
}

test('more than 200 ways to leave a folder are tried', () => {
  expect(tries.length).toBeGreaterThan(200)
})

describe.each([
  ['serve', () => createStaticListener(outDir, '/')],
  ['serve below a base', () => createStaticListener(outDir, '/base/')],
])('%s', async (name, listener) => {
  const port = await listenWith(listener())
  const base = name === 'serve' ? '' : '/base'

  test('never gives what lies outside its folder, and goes on answering', async () => {
    for (const path of tries) {
      const answer = await ask(port, base + path)
      expect(answer, path).toMatch(/^HTTP\/1\.1 (?:404|400|302) /)
      expect(answer, path).not.toContain(secret)
      expect(answer, path).not.toContain('title: "Test"')
    }
    expect(await ask(port, `${base}/a`)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test.each([
  ['127.0.0.1', 'localhost', '200'],
  ['127.0.0.1', 'evil.example', '403'],
  ['0.0.0.0', 'desk.home', '200'],
])('serve, listening on %s, answers a request for %s with %s', async (host, asked, status) => {
  const { server } = await serve(site.dir, { port: 0, host })
  servers.push(server)
  const answer = await ask((server.address() as AddressInfo).port, '/a', asked)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

describe('start', async () => {
  const devSite = await createDevSite(site.dir)
  const port = await listenWith(createDevListener(devSite, createUpdates()))

  test('never gives what lies outside the site, or is no part of what is published', async () => {
    for (const path of tries.filter((each) => !/\.md$/.test(each))) {
      const answer = await ask(port, path)
      expect(answer, path).toMatch(/^HTTP\/1\.1 (?:404|400|302) /)
      expect(answer, path).not.toContain(secret)
    }
    expect(await ask(port, '/a')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each(['/', '/a', '/__sotay/events', '/__sotay/dev.js', '/page.html'])(
    '%s is not given to a page that came by another name',
    async (path) => {
      expect(await ask(port, path, 'evil.example')).toMatch(/^HTTP\/1\.1 403 /)
    },
  )
})

test('files to leave out that are outside of the site are left alone', async () => {
  const docs = { path: '.', routeBasePath: '/', exclude: ['../notes/archived/**', 'docs/b.md'] }
  const vault = temporarySite({ 'docs/a.md': '# A', 'docs/b.md': '# B' }, { docs })
  const { stdout, stderr } = await vault.sotay('build')
  expect(stderr).toBe('')
  expect(stdout).toContain('Built 3 pages')
})
