import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runSotay, temporarySite } from '../support/temporarySite.ts'

const cli = fileURLToPath(new URL('../../engine/bin/sotay.js', import.meta.url))
const timeout = 150_000

const build = (dir: string, variables?: Record<string, string>) => runSotay(['build'], dir, variables)

const page = (code: string) => `${code}\nexport default () => <p>A page</p>\n`
const strays: [what: string, code: string, reason: string][] = [
  ['a promise that is rejected', "Promise.reject(new Error('left alone'))", 'left alone'],
  ['a timer that throws', "setTimeout(() => { throw new Error('too late') })", 'too late'],
  ['a promise that is rejected with nothing', 'Promise.reject()', 'undefined'],
]

test.each(strays)('%s in a page is a problem of its file', (_, code, reason) => {
  const site = temporarySite({ 'docs/index.md': '# Home', 'src/pages/a.jsx': page(code) })
  const { status, stderr } = build(site.dir)
  expect(stderr).toMatch(/error {2}stray-error {2,}src\/pages\/a\.jsx/)
  expect(stderr).toContain(reason)
  expect(stderr).not.toContain('did not expect')
  expect(status).toBe(1)
})

test.each([
  [
    'a component of a page',
    'src/pages/b.jsx',
    'export default () => { Promise.reject(); return <p>A page</p> }',
  ],
  [
    'a component of a note',
    'docs/b.mdx',
    'export const B = () => { Promise.reject(); return <p /> }\n\n<B />',
  ],
  ['an expression', 'docs/b.mdx', '{Promise.reject() && 1}'],
  ['a config', 'sotay.config.mjs', 'queueMicrotask(() => { throw null })\nexport default {}'],
])('what %s leaves to fail, also with nothing, has its file', (_, file, code) => {
  const site = temporarySite({ 'docs/index.md': '# Home' })
  site.write({ [file]: code })
  const { status, stderr } = build(site.dir)
  expect(stderr).toMatch(/error {2}stray-error {2,}/)
  expect(stderr).toContain(file)
  expect(status).toBe(1)
})

test.each([
  ['a page', 'src/pages/b.jsx', page("fetch('http://127.0.0.1:9/')")],
  ['an expression', 'docs/b.mdx', "{fetch('http://127.0.0.1:9/') && 1}"],
])('a request of %s that reaches nobody, and whose answer nobody awaits, is a warning', (_, file, code) => {
  const site = temporarySite({ 'docs/index.md': '# Home', [file]: code })
  const { status, stderr } = build(site.dir)
  expect(stderr).toMatch(/warning {2}stray-error {2,}/)
  expect(stderr).toContain(file)
  expect(stderr).toContain('fetch failed')
  expect(status).toBe(0)
})

test('the server shows what code of a page throws in a timer or a promise, and goes on', {
  timeout,
}, async () => {
  const broken = page(
    strays
      .slice(0, 3)
      .map(([, code]) => code)
      .join('\n'),
  )
  const site = temporarySite({ 'docs/index.md': '# Home', 'src/pages/a.jsx': broken })
  const server = spawn('node', [cli, 'start', site.dir, '--port', '0', '--host', '127.0.0.1'])
  try {
    const address = await findAddress(server)
    const text = async () => await (await fetch(`${address}a`)).text()
    await expect.poll(text, { timeout }).toContain('too late')
    expect(await text()).toContain('A page')
    expect(await text()).toContain('src/pages/a.jsx')
    site.write({ 'src/pages/a.jsx': page('process.exit(0)') })
    await expect.poll(text, { timeout }).toContain('process.exit(0) was called')
    site.write({ 'src/pages/a.jsx': page('') })
    await expect.poll(text, { timeout }).not.toMatch(/stray-error|was called/)
    expect(server.exitCode).toBe(null)
  } finally {
    server.kill()
  }
})

async function findAddress({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) {
    const [, address] = /(http:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('the server has ended')
}

const settings = "{ title: 'T', url: 'https://example.com', docs: { routeBasePath: '/' } }"

test.each([
  ['a timer that never ends', `setInterval(() => {}, 1000)\nexport default ${settings}`],
  [
    'a server of its own',
    `import { createServer } from 'node:http'\ncreateServer().listen(0)\nexport default ${settings}`,
  ],
])('a build ends although its config began %s', (_, config) => {
  const { status, stderr } = build(
    temporarySite({ 'docs/index.md': '# Home', 'sotay.config.mjs': config }).dir,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

const forEver = 'while (true) globalThis.count = 1'
const endless: [file: string, text: string][] = [
  ['sotay.config.mjs', `${forEver}\nexport default ${settings}`],
  ['sotay.config.mjs', `export default ${settings.replace('docs: {', 'docs: { editUrl() { for (;;); },')}`],
  ['src/pages/a.jsx', page(forEver)],
  ['docs/endless.mdx', '{(() => { for (;;); })()}'],
]

test.each(endless)('a loop without end in %s ends the build, and the file is reported', (file, text) => {
  const { dir } = temporarySite({ 'docs/index.md': '# Home', [file]: text })
  const { status, stderr } = build(dir, { SOTAY_PATIENCE: '2' })
  expect(stderr).toMatch(new RegExp(`^error {2}endless-code {2,}\\S*${file}`))
  expect(stderr).toContain('running for 2 seconds')
  expect(stderr).not.toContain('debugger')
  expect(status).toBe(1)
})

test('a loop without end in a package that the config imports is reported with its file', () => {
  const { dir } = temporarySite({
    'docs/index.md': '# Home',
    'node_modules/counter/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/counter/index.js': `export default { name: 'counter', hast() { ${forEver} } }`,
    'sotay.config.mjs': `import counter from 'counter'\nexport default ${settings.replace('docs:', 'markdown: { plugins: [counter] }, docs:')}`,
  })
  const { status, stderr } = build(dir, { SOTAY_PATIENCE: '2' })
  expect(stderr).toMatch(/^error {2}endless-code {2,}node_modules\/counter\/index\.js/)
  expect(status).toBe(1)
})

test('a config that waits for another program is waited for', () => {
  const wait = "import { execSync } from 'node:child_process'\nexecSync('sleep 4')\nfor (const a of [1]) a\n"
  const config = `${wait}export default ${settings}`
  const { dir } = temporarySite({ 'docs/index.md': '# Home', 'sotay.config.mjs': config })
  expect(build(dir, { SOTAY_PATIENCE: '2' })).toMatchObject({ status: 0, stderr: '' })
})

const ends = ['process.exit(0)', 'process.reallyExit(0)', 'process.kill(process.pid)']

test.each([...ends, 'process.exit()', 'process.exit(7)', 'process.abort()'])(
  'a config that calls %s is reported with its line',
  (call) => {
    const config = `\n${call}\nexport default ${settings}`
    const { status, stderr } = build(
      temporarySite({ 'docs/index.md': '# Home', 'sotay.config.mjs': config }).dir,
    )
    expect(status).toBe(1)
    expect(stderr).toContain('sotay.config.mjs:2')
    expect(stderr).toContain(`${call} was called`)
  },
)

test('code that listens to the end of the process cannot turn a failure into a success', () => {
  const listen = "process.on('exit', () => { process.exitCode = 0; process.exit(0) })\n"
  const strict = settings.replace('{', "{ onBrokenLinks: 'throw',")
  const changes = { 'docs/index.md': '[a](/gone)', 'sotay.config.mjs': `${listen}export default ${strict}` }
  const { status, stderr } = build(temporarySite(changes).dir)
  expect(stderr).not.toContain('did not expect')
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('broken-link') })
})

const sync = "import { syncBuiltinESMExports } from 'node:module'\nsyncBuiltinESMExports()"
const no = "() => { throw new Error('no') }"
const processReplacements: [written: string, code: string][] = [
  ['process.cwd', `process.cwd = ${no}`],
  ['fs.readFileSync', `import fs from 'node:fs'\nfs.readFileSync = ${no}\n${sync}`],
  ['process.stderr.write', `process.stderr.write = ${no}\nconsole.error('no')`],
  ['process', 'globalThis.process = undefined'],
  ['process.env', 'process.env = null'],
  ['process.emit', `process.emit = ${no}`],
  ['process.stdout.write', `process.stdout.write = ${no}`],
  ['path.join', `import path from 'node:path'\npath.join = ${no}\n${sync}`],
]

test.each([
  ['Array.prototype.map', 'Array.prototype.map = () => 7'],
  ['Map.prototype.get', 'Map.prototype.get = () => 7'],
  ['JSON.stringify', "JSON.stringify = () => { throw new Error('no') }"],
  ['URL', 'delete globalThis.URL'],
  ...processReplacements,
])('a config that replaces %s is named as the cause of what fails then', (written, code) => {
  const config = `${code}\nexport default ${settings}`
  const { dir } = temporarySite({ 'docs/index.md': '# Home', 'sotay.config.mjs': config })
  const { status, stderr } = build(dir)
  expect(stderr).toMatch(/^error {2}module-failed {2,}\S*sotay\.config\.mjs/)
  expect(stderr).toContain(`it replaces ${written},`)
  expect(stderr).not.toContain('did not expect')
  expect(status).toBe(1)
})
