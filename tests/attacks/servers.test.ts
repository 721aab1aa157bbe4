import { rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { serve } from '../../engine/src/commands/serve.ts'
import { start } from '../../engine/src/commands/start.ts'
import { exchange, locationOf, statusOf } from '../support/exchange.ts'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

const secret = 'not-for-readers'

const files = {
  'docs/index.md': `---\nslug: /\n---\n# Home\n\n{/* ${secret} */}\n`,
  'docs/folder/a.md': '# A',
  'static/ten.txt': '0123456789',
  '.env': secret,
  'static/.env': secret,
  'src/secret.txt': secret,
}

const get = (port: number, target: string, ...headers: string[]) =>
  exchange(port, [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers])

/** Ways to the files `.env`, `src/secret.txt` and `/etc/passwd` that other servers have taken. */
const places = ['.env', 'static/.env', 'src/secret.txt', 'docs/index.md', 'sotay.config.mjs', 'etc/passwd']
const ways = (siteDir: string): string[] => [
  ...places.flatMap((place) => [
    `/${place}`,
    `/../${place}`,
    `/../../../../../../../../${place}`,
    `/%2e%2e/%2e%2e/${place}`,
    `/..%2f..%2f${place}`,
    `/..%5c..%5c${place}`,
    `/..\\..\\${place}`,
    `/%252e%252e%252f${place}`,
    `/..%c0%af${place}`,
    `/..;/${place}`,
    `/....//....//${place}`,
    `/folder/../../${place}`,
    `//${place}`,
    `/./${place}`,
    `/.//..//${place}`,
    `/${place}%00.html`,
    `/${place}/.`,
    `/%00/../${place}`,
    // Of the dev server of Vite: 2025-30208, 2025-31125, 2025-31486, 2025-32395, 2026-39363.
    ...[
      '?raw??',
      '?import&raw??',
      '?import&?inline=1.wasm?init',
      '?.svg?.wasm?init',
      '?raw&url',
      '?direct',
    ].map((query) => `/@fs${siteDir}/${place}${query}`),
    `/@fs/x/x/x/vite/dist/#/../../../../../../..${siteDir}/${place}`,
    `/@fs/x/x/x/vite/dist/?/../../../../../../..${siteDir}/${place}?import&raw`,
    `/@id/${siteDir}/${place}`,
    `/@id/__x00__${siteDir}/${place}`,
    `/${place}.map`,
    `/#/../${place}`,
  ]),
  `${siteDir}/.env`,
  `/${siteDir}/.env`,
  `/file://${siteDir}/.env`,
  `file://${siteDir}/.env`,
  `http://localhost${siteDir}/.env`,
  'http://localhost/../.env',
  '/__open-in-editor?file=.env',
  `/_image?href=file://${siteDir}/.env`,
  '/_next/image?url=/../.env',
  '/webpack-dev-server/invalidate',
  '*',
]

let site: TemporarySite
beforeAll(async () => {
  site = temporarySite(files)
  await site.build()
})

async function open(command: 'serve' | 'start'): Promise<number> {
  const { server, address } = await { serve, start }[command](site.dir, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Number(new URL(address).port)
}

describe.each(['serve', 'start'] as const)('%s', (command) => {
  test('gives no file of the site or the machine, however it is asked for', async () => {
    const port = await open(command)
    for (const way of ways(site.dir)) {
      const answer = await get(port, way)
      expect(answer, way).not.toContain(secret)
      expect(answer, way).not.toContain('root:')
      expect(statusOf(answer), `${way}: ${answer.slice(0, 200)}`).toBeOneOf([200, 302, 400, 404])
      expect(locationOf(answer) ?? '/', way).toMatch(/^\/(?!\/)/)
    }
  })

  test('listens on this computer only, unless it is asked for more', async () => {
    const { server } = await { serve, start }[command](site.dir, { port: 0 })
    onTestFinished(() => void server.close())
    expect((server.address() as AddressInfo).address).toBeOneOf(['127.0.0.1', '::1'])
  })

  test('leads to no other site', async () => {
    const port = await open(command)
    const targets = ['//evil.example', '//evil.example/folder/a/..', '/\\evil.example', '/%2f%2fevil.example']
    for (const target of [
      ...targets,
      'http://evil.example/',
      '/https://evil.example',
      '/folder//evil.example/..',
    ])
      expect(locationOf(await get(port, target, 'X-Forwarded-Host: evil.example')) ?? '/', target).toMatch(
        /^\/(?![/\\])/,
      )
  })

  test('answers to no name that somebody else may have pointed here', async () => {
    const port = await open(command)
    const names = [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'evil.example:80',
      'a@evil.example',
    ]
    for (const host of names) {
      const request = ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close', 'X-Forwarded-Host: localhost']
      expect(statusOf(await exchange(port, request)), host).toBe(403)
    }
    expect(statusOf(await exchange(port, ['GET / HTTP/1.1', 'Connection: close']))).toBeOneOf([400, 403])
    expect(
      statusOf(
        await exchange(port, ['GET http://localhost/ HTTP/1.1', 'Host: evil.example', 'Connection: close']),
      ),
    ).toBe(403)
  })

  test('does nothing but read, and opens no tunnel', async () => {
    const port = await open(command)
    const base = ['Host: localhost', 'Connection: close']
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND', 'TRACE', 'OPTIONS'])
      expect(statusOf(await exchange(port, [`${method} / HTTP/1.1`, ...base])), method).toBe(405)
    const tunnel = await exchange(port, ['CONNECT evil.example:443 HTTP/1.1', ...base])
    expect(tunnel).not.toMatch(/^HTTP\/1\.1 2/)
    const upgrade = ['GET / HTTP/1.1', 'Host: localhost', 'Connection: Upgrade, close', 'Upgrade: websocket']
    expect(await exchange(port, upgrade)).not.toMatch(/^HTTP\/1\.1 101/)
    for (const wrong of ['get / HTTP/1.1', 'GET  / HTTP/9.9', 'GET /\0 HTTP/1.1'])
      expect(await exchange(port, [wrong, ...base]), wrong).not.toMatch(/^HTTP\/1\.1 2/)
    expect(statusOf(await get(port, '/'))).toBe(200)
  })

  test('goes on while others send headers without end, or lists of parts and versions', async () => {
    const port = await open(command)
    const waiting = Array.from({ length: 50 }, () =>
      connect(port, '127.0.0.1', function (this: ReturnType<typeof connect>) {
        this.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      }).on('error', () => {}),
    )
    onTestFinished(() => {
      for (const socket of waiting) socket.destroy()
    })
    expect(statusOf(await get(port, '/', `X-Large: ${'a'.repeat(100_000)}`))).toBe(431)
    const parts = `bytes=${Array.from({ length: 1_500 }, () => '0-9').join(',')}`
    expect((await get(port, '/ten.txt', `Range: ${parts}`)).length).toBeLessThan(2_000)
    for (const range of [
      'bytes=0-99999999999999999999',
      'bytes=99999999999999999999-',
      'bytes=-99999999999999999999',
    ])
      expect(statusOf(await get(port, '/ten.txt', `Range: ${range}`)), range).toBeOneOf([200, 206, 416])
    const versions = Array.from({ length: 1_500 }, () => 'W/"a"').join(', ')
    expect(statusOf(await get(port, '/ten.txt', `If-None-Match: ${versions}`))).toBe(200)
    expect(statusOf(await get(port, '/ten.txt'))).toBe(200)
  })

  test('follows no link that is put in place of a file later', async () => {
    const port = await open(command)
    const path = join(site.dir, command === 'serve' ? 'build' : 'static', 'later.txt')
    const page = join(site.dir, 'build/404.html')
    symlinkSync('../.env', path)
    onTestFinished(() => rmSync(path))
    expect(await get(port, '/later.txt')).not.toContain(secret)
    if (command === 'start') return
    rmSync(page)
    symlinkSync('../.env', page)
    expect(await get(port, '/missing')).not.toContain(secret)
    await site.build()
  })
})

test('the dev server gives its pages, scripts and events to no page of another site', async () => {
  const port = await open('start')
  const targets = ['/', '/folder/a', '/__sotay/events', '/__sotay/dev.js', '/ten.txt', '/search/map.bin']
  for (const target of targets) {
    const refused = [
      ['Origin: http://evil.example'],
      ['Origin: null'],
      ['Origin: http://localhost:1'],
      ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: script'],
      ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: empty'],
      ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
    ]
    for (const headers of refused) {
      const answer = await get(port, target, ...headers)
      expect(statusOf(answer), `${target} ${headers}`).toBe(403)
      expect(answer, target).not.toMatch(/^access-control-/im)
    }
  }
})
