import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { serve } from '../../engine/src/commands/serve.ts'
import { start } from '../../engine/src/commands/start.ts'
import { exchange, locationOf, statusOf } from '../support/exchange.ts'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

/** In every file that no server may give. */
const secret = 'not-for-readers'

const files = {
  'docs/index.md': '---\nslug: /\n---\n# Home\n',
  'static/ten.txt': '0123456789',
  '.env': secret,
  'static/.env': secret,
  'src/secret.txt': secret,
  'src/secret.svg': `<svg>${secret}</svg>`,
  'src/app.js.map': JSON.stringify({ sourcesContent: [secret] }),
  'node_modules/.vite/deps/a.js': '',
  'build-private/secret.txt': secret,
  'secret.html': `<p>${secret}</p>`,
}

/** A published attack on another server: a request, of which `$` is the folder of the site. */
type Attack = [id: string, of: string, ...requests: string[]]

/** Reading files. Each is sent as it was published, for the files that would matter here. */
const readings: Attack[] = [
  ['CVE-2023-34092', 'Vite: two slashes', '//.env', '//src/secret.txt', '/@fs//$/.env'],
  ['CVE-2024-23331', 'Vite: capital letters', '/.ENV', '/@fs/$/.Env', '/SRC/secret.txt'],
  ['CVE-2024-45811', 'Vite: ?import&raw', '/@fs$/.env?import&raw', '/src/secret.txt?import&raw'],
  ['CVE-2025-30208', 'Vite: ?raw??', '/@fs$/.env?raw??', '/@fs$/.env?import&raw??', '/@fs/etc/passwd?raw??'],
  [
    'CVE-2025-31125',
    'Vite: ?inline and ?wasm',
    '/@fs$/.env?import&?inline=1.wasm?init',
    '/@fs$/src/secret.txt?inline&import',
    '/@fs$/.env?raw?import',
  ],
  [
    'CVE-2025-31486',
    'Vite: .svg and relative paths',
    '/@fs$/.env?.svg?.wasm?init',
    '/@fs/x/x/x/vite/dist/client/?/../../../../../../../..$/.env?import&?raw',
  ],
  [
    'CVE-2025-32395',
    'Vite: # in the target',
    '/@fs/x/x/x/vite/dist/#/../../../../../../..$/.env',
    '/#/../.env',
  ],
  ['CVE-2025-46565', 'Vite: /. at the end', '/.env/.', '/@fs$/.env/.', '/src/secret.txt/.'],
  [
    'CVE-2025-58751',
    'Vite: names that begin like the public folder',
    '/../build-private/secret.txt',
    '/../static/.env',
  ],
  ['CVE-2025-58752', 'Vite: HTML outside of the folder', '/../secret.html', '/secret.html', '/../secret'],
  ['CVE-2025-62522', 'Vite: a backslash at the end', '/.env\\', '/@fs$/.env\\', '/src\\secret.txt'],
  ['CVE-2026-39364', 'Vite: queries', '/src/.env?raw', '/.env?import&raw', '/.env?import&url&inline'],
  [
    'CVE-2026-39365',
    'Vite: maps of packages',
    '/node_modules/.vite/deps/../../../src/app.js.map',
    '/@fs$/node_modules/.vite/deps/..%2f..%2f..%2fsrc/app.js.map',
  ],
  [
    'CVE-2026-53571',
    'Vite: other names on Windows',
    '/.env::$DATA',
    '/ENV~1',
    '/.env::$DATA?raw',
    '/.env%20.',
  ],
  [
    'CVE-2023-34238',
    'Gatsby: code of errors',
    '/__file-code-frame?filePath=$/.env&lineNumber=1',
    '/__original-stack-frame?moduleId=$/.env',
  ],
  ['CVE-2018-3712', 'serve: encoded dots', '/%2e%2e/.env', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/..%5c.env'],
  [
    'CVE-2017-16014',
    'static servers: dots and slashes',
    '/../../../../../../../../etc/passwd',
    '/....//....//etc/passwd',
  ],
  [
    'CVE-2021-41773',
    'Apache: half-encoded dots',
    '/.%2e/.env',
    '/.%2e/%2e%2e/%2e%2e/etc/passwd',
    '/.%%32%65/.env',
  ],
  ['CVE-2025-64765', 'Astro: twice encoded', '/%252e%252e/.env', '/%2561dmin', '/src%252fsecret.txt'],
  [
    'CVE-2025-65019',
    'Astro: data in its picture service',
    '/_image?href=data:image/svg%2bxml,<svg>&f=svg',
    '/_image?href=/.env',
  ],
  [
    'CVE-2026-27829',
    'Astro: pictures of other hosts',
    '/_image?href=http://127.0.0.1:1/&inferSize=true',
    '/_image?href=file://$/.env',
  ],
]

let site: TemporarySite
beforeAll(async () => {
  site = temporarySite(files)
  await site.build()
})

const opened: Partial<Record<'serve' | 'start', Awaited<ReturnType<typeof serve>>>> = {}
afterAll(() => {
  for (const { server } of Object.values(opened)) {
    server.closeAllConnections()
    server.close()
  }
})

async function open(command: 'serve' | 'start'): Promise<number> {
  opened[command] ??= await { serve, start }[command](site.dir, { port: 0, host: '127.0.0.1' })
  return Number(new URL(opened[command].address).port)
}

const own = ['Host: localhost', 'Connection: close']

describe.each(['serve', 'start'] as const)('%s', (command) => {
  test.each(readings)('[%s] %s: nothing is read', async (id, _, ...requests) => {
    const port = await open(command)
    for (const request of requests) {
      const answer = await exchange(port, [
        `GET ${request.replaceAll('$/', `${site.dir}/`)} HTTP/1.1`,
        ...own,
      ])
      expect(answer, `${id} ${request}`).not.toMatch(/not-for-readers|root:/)
      // What follows a # is no part of an address: the home page is all right there.
      const expected = request.startsWith('/#') ? [200, 400] : [302, 400, 404]
      expect(statusOf(answer), `${id} ${request}`).toBeOneOf(expected)
      expect(locationOf(answer) ?? '/', request).toMatch(/^\/(?![/\\])/)
    }
  })

  test.each([
    ['CVE-2015-1164', 'serve-static: two slashes', '//evil.example/%2e%2e'],
    ['CVE-2024-43800', 'serve-static: a redirect with markup', '//<script>alert(1)</script>/..'],
    ['CVE-2025-54793', 'Astro: slashes at the end', '//evil.example/'],
    ['CVE-2024-47068', 'names in pages', '/%22%3E%3Cimg%20name=currentScript%3E'],
  ])('[%s] %s: no redirect leads elsewhere, and no page repeats the address', async (id, _, target) => {
    const answer = await exchange(await open(command), [`GET ${target} HTTP/1.1`, ...own])
    expect(locationOf(answer) ?? '/', id).toMatch(/^\/(?![/\\])/)
    expect(answer, id).not.toMatch(/<script>alert|<img name/)
  })

  test.each([
    ['CVE-2025-24010', 'Vite: a page of another site connects', 'Origin: http://evil.example'],
    ['CVE-2018-14732', 'webpack-dev-server: no look at the origin', 'Origin: http://evil.example:8080'],
    ['CVE-2025-30360', 'webpack-dev-server: an address as origin', 'Origin: http://1.2.3.4:8080'],
    ['CVE-2025-48068', 'Next: the dev server answers any page', 'Origin: null'],
    ['CVE-2026-39363', 'Vite: modules through the socket', 'X-Without-Origin: 1'],
  ])('[%s] %s: there is no socket to talk to', async (id, _, header) => {
    const port = await open(command)
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
    const upgrade = [
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Protocol: vite-hmr',
      key,
    ]
    const answer = await exchange(port, [
      'GET /?token=a HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade, close',
      header,
      ...upgrade,
    ])
    expect(statusOf(answer), id).toBeOneOf([200, 400, 403, 404])
    expect(answer, id).not.toMatch(/^access-control-allow-origin/im)
  })

  test.each([
    ['CVE-2026-25545', 'Astro: the host of a page of errors', '/missing'],
    ['CVE-2026-54299', 'Astro: the same, unvalidated', '/404.html'],
    ['CVE-2025-61925', 'Astro: X-Forwarded-Host', '/'],
  ])('[%s] %s: nothing is fetched from the host that a request names', async (id, _, target) => {
    const asked: string[] = []
    const trap = (await import('node:http')).createServer((request, response) => {
      asked.push(request.url!)
      response.end(secret)
    })
    await new Promise<void>((done) => void trap.listen(0, '127.0.0.1', done))
    onTestFinished(() => void trap.close())
    const { port: trapped } = trap.address() as { port: number }
    const host = `Host: 127.0.0.1:${trapped}`
    const forwarded = [
      `X-Forwarded-Host: 127.0.0.1:${trapped}`,
      `X-Forwarded-Proto: http://127.0.0.1:${trapped}/?`,
    ]
    const answer = await exchange(await open(command), [
      `GET ${target} HTTP/1.1`,
      host,
      'Connection: close',
      ...forwarded,
    ])
    expect(asked, id).toEqual([])
    expect(answer, id).not.toMatch(new RegExp(`not-for-readers|:${trapped}`))
  })

  test.each([
    ['CVE-2026-27729', 'Astro: a body without end', '/_actions/a'],
    ['CVE-2026-29772', 'Astro: the same, where nobody needs it', '/_server-islands/a'],
  ])('[%s] %s: no body is read', async (id, _, target) => {
    const port = await open(command)
    const length = 'Content-Length: 5000000000'
    const answer = await exchange(port, [`POST ${target} HTTP/1.1`, ...own, length, '', 'a'.repeat(100_000)])
    expect(statusOf(answer), id).toBe(405)
    expect(statusOf(await exchange(port, ['GET / HTTP/1.1', ...own])), id).toBe(200)
  })
})

test('[CVE-2025-30359] webpack-dev-server: a page of another site loads no script of the dev server', async () => {
  const port = await open('start')
  const fetched = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: script']
  for (const path of ['/__sotay/dev.js', '/assets/boot.js', '/', '/ten.txt'])
    expect(statusOf(await exchange(port, [`GET ${path} HTTP/1.1`, ...own, ...fetched])), path).toBe(403)
})

/** Holes of generators: notes that other people wrote, and what may not come of them. */
test.each([
  [
    'CVE-2025-65108',
    'gray-matter: code in front matter',
    "---js\n{ title: require('fs').writeFileSync('harm.txt', '') }\n---\n# A\n",
  ],
  [
    'CVE-2013-4660',
    'js-yaml: functions in YAML',
    '---\ntitle: !!js/function \'function () { require("fs").writeFileSync("harm.txt", "") }()\'\n---\n# A\n',
  ],
  ['CVE-2025-64718', 'js-yaml: __proto__', '---\n__proto__: { draft: true }\n---\n# A\n'],
  [
    'CVE-2024-28849',
    'aliases that multiply',
    `---\na: &a [x]\n${[...'bcdefghijklmnop'].map((name, index) => `${name}: &${name} [${`*${String.fromCharCode(97 + index)},`.repeat(9)}]`).join('\n')}\n---\n# A\n`,
  ],
  ['CVE-2022-21680', 'marked: a block that backtracks', `# A\n\n${'[x]: x \\\n'.repeat(2_000)}`],
  [
    'CVE-2022-21681',
    'marked: inline that backtracks',
    `# A\n\n[x]: x\n\n\\[\\](\\[\\](\\[\\](${'\\[\\]('.repeat(5_000)}`,
  ],
  ['CVE-2022-3517', 'minimatch: braces', `# A\n\n![A](./${'{a,'.repeat(500)})\n`],
])('[%s] %s: a build and a check come to their end, and nothing runs', async (id, _, text) => {
  const broken = temporarySite({ 'docs/index.md': '# Home', 'docs/a.mdx': text, 'docs/b.md': text })
  for (const command of ['build', 'check']) {
    const { stdout, stderr, status } = await broken.sotay(command)
    expect(status, id).toBeOneOf([0, 1])
    expect(stdout + stderr, id).not.toMatch(/did not expect|endless/)
    expect(existsSync(join(broken.dir, 'harm.txt')), id).toBe(false)
  }
})
