import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { goodSite } from '../brokenSites/goodSite.ts'
import { runSotay, temporarySite } from '../support/temporarySite.ts'

/** Builds a site for each file and each kind of thing in its place, in a process of its own: a build could hang. */
const builder = fileURLToPath(new URL('./buildOddSites.mjs', import.meta.url))

test.skipIf(process.platform === 'win32')(
  'a pipe, a folder, a socket or a link to nothing in place of a file of a site is reported by its name',
  { timeout: 300_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [builder, '1'], {
      timeout: 280_000,
    })
    const tried: { kind: string; file: string; report: string }[] = JSON.parse(stdout)
    expect(tried.length).toBeGreaterThan(60)
    for (const { kind, file, report } of tried) {
      expect(report, `${kind} at ${file}`).toMatch(/^(?:error|warning) /m)
      expect(report, `${kind} at ${file}`).toContain(file.slice(file.lastIndexOf('/') + 1))
    }
  },
)

test('a byte order mark at the beginning of files changes nothing on the pages', async () => {
  const texts = Object.entries(goodSite).filter(([path]) => !path.startsWith('static/'))
  const marked = Object.fromEntries(texts.map(([path, text]) => [path, `\uFEFF${text}`]))
  const others = { 'versions.json': '\uFEFF[]', 'package.json': '\uFEFF{ "version": "1.0.0" }' }
  const plain = await temporarySite(goodSite).build()
  const built = await temporarySite({ ...goodSite, ...marked, ...others }).build()
  expect(built.report).toBe('')
  expect(built.paths()).toEqual(plain.paths())
  for (const path of plain.paths()) expect(built.file(path), path).toBe(plain.file(path))
})

const cli = fileURLToPath(new URL('../../engine/bin/sotay.js', import.meta.url))

test.skipIf(process.platform === 'win32')('a command in a folder that is gone says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sotay-gone-'))
  const script = 'cd "$0" && rmdir "$0" && exec "$1" "$2" build'
  const { status, stderr } = spawnSync('sh', ['-c', script, folder, process.execPath, cli], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  expect(stderr).toContain('folder-gone')
  expect(stderr).not.toMatch(/\n\s+at |did not expect/)
  expect(status).toBe(1)
})

test('what lies in the place of data for tools is replaced', async () => {
  const site = temporarySite({ 'docs/a.md': '# A' })
  mkdirSync(join(site.dir, '.sotay/docs.json'), { recursive: true })
  const { failed, report } = await site.build()
  expect({ failed, report }).toEqual({ failed: false, report: '' })
  expect(JSON.parse(site.read('.sotay/docs.json'))).toHaveProperty('versions')
})

/** Runs the command as nobody, in a site that belongs to another owner. */
function buildAsNobody(dir: string) {
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, cli, 'build', dir]
  return spawnSync('setpriv', nobody, { encoding: 'utf8', timeout: 60_000 })
}
const canBeNobody = process.getuid?.() === 0 && buildAsNobody('--help').status === 0

test.skipIf(!canBeNobody)(
  'over a former build of another owner the new site is put in place, and the rest is a warning',
  async () => {
    const site = temporarySite({ 'docs/a.md': '# Former', 'docs/b.md': '# B' })
    await site.build()
    site.write({ 'docs/a.md': '# New' })
    chmodSync(site.dir, 0o755)
    const refused = buildAsNobody(site.dir)
    expect(refused.stderr).toMatch(/cannot-write[^]*no permission/)
    expect(refused.status).toBe(1)
    expect(readFileSync(join(site.dir, 'build/a.html'), 'utf8')).toContain('Former')
    chmodSync(site.dir, 0o777)
    const { status, stderr } = buildAsNobody(site.dir)
    expect(stderr).toMatch(/^warning {2}/)
    expect(stderr).not.toMatch(/^error|did not expect/m)
    expect(status).toBe(0)
    expect(readFileSync(join(site.dir, 'build/a.html'), 'utf8')).toContain('New')
  },
)

test.skipIf(!canBeNobody)('what earlier builds keep is made again where it may not be read', async () => {
  const page = 'export default () => <p>A page of code</p>\n'
  const site = temporarySite({ 'docs/a.md': '# A', 'src/pages/index.tsx': page })
  await site.build()
  site.write({ 'docs/a.md': '# New' })
  const kept = ['cache', 'server'].map((name) => join(site.dir, '.sotay', name))
  chmodSync(site.dir, 0o755)
  execFileSync('chown', ['-R', '65534', site.dir])
  execFileSync('find', [...kept, '-type', 'f', '-exec', 'chmod', '0', '{}', '+'])
  const { status, stderr } = buildAsNobody(site.dir)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(readFileSync(join(site.dir, 'build/a.html'), 'utf8')).toContain('New')
  expect(readFileSync(join(site.dir, 'build/index.html'), 'utf8')).toContain('A page of code')
})

test('code that a build runs stays until its end, also where files have the time of another clock', () => {
  const site = temporarySite(
    {
      'docs/a.md': '# A',
      'src/pages/index.tsx': 'export default () => <p>Home</p>\n',
      'src/Own.tsx': 'export default () => <p>Own</p>\n',
    },
    { slots: { 'article-after': './src/Own.tsx' } },
  )
  const ahead = 'const { now } = Date; Date.now = () => now() + 2 * 24 * 60 * 60 * 1000'
  const { status, stderr } = runSotay(['build'], site.dir, {
    NODE_OPTIONS: `--import "data:text/javascript,${ahead}"`,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(readdirSync(join(site.dir, '.sotay/server'))).toHaveLength(2)
})

test('files whose names readers would take for others are reported, with what cannot be seen in them', async () => {
  const site = temporarySite({
    'docs/a.md': '# A\n\n[b](./b\u202efdp.exe)\n',
    'docs/b\u202efdp.exe': 'b',
    'static/c\u202egnp.exe': 'c',
    'static/d e.txt': 'd',
    'static/Bildschirm\u00adfoto.png': 'e',
  })
  const { report, failed } = await site.build()
  expect(failed).toBe(false)
  expect(Array.from(report.matchAll(/^\w+ +invalid-route +(.*)/gm), ([, file]) => file)).toEqual([
    'docs/b\uFFFDfdp.exe',
    'static/c\uFFFDgnp.exe',
  ])
  expect(report).toContain('"/c\\u{202e}gnp.exe"')
})
