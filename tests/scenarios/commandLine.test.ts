import { spawn, spawnSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, runHere, runSotay, temporarySite } from '../support/temporarySite.ts'

const site = temporarySite({ 'docs/a.md': '# A\n\nText.' })

const sotay = (...args: string[]) => runHere(args, site.dir)
const inOwnProcess = (...args: string[]) => runSotay(args, site.dir)

test('a build says how many pages it made, how long it took and where they are, in plain lines', () => {
  const { status, stdout, stderr } = inOwnProcess('build')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Built 3 pages in \d+\.\d\d s into build\.\n$/)
  // On a machine so busy that this takes ten seconds, a line says how far it is.
  expect(stderr).not.toMatch(/warning|error/)
})

test('with --timings the stages and their costs are printed beside the result', () => {
  const { status, stdout, stderr } = spawnSync('node', [cli, 'check', '--timings', '--format', 'json'], {
    cwd: site.dir,
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toBeDefined()
  expect(stderr).toMatch(
    /^Starting +\d+\.\d\d s +\d+%\nReading the config [^]*\nRendering pages .*\n[^]*Total .*100%\n$/,
  )
})

test('an unknown command is an error with the nearest one', async () => {
  const { status, stderr } = await sotay('biuld')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no command "biuld".')
  expect(stderr).toContain('Did you mean "sotay build"?')
})

test('an unknown flag is an error that says where flags are listed', async () => {
  const { status, stderr } = await sotay('build', '--fast')
  expect(status).toBe(1)
  expect(stderr).toContain('--fast')
  expect(stderr).toContain('"sotay build --help"')
})

test('a port that is no port is an error, and so is serving what was never built', async () => {
  expect((await sotay('serve', '--port', 'abc')).stderr).toContain('"abc" is no port')
  const { status, stderr } = await sotay('serve', '--dir', 'nowhere')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no built site in')
})

test('a folder whose name is a number is a folder, and an empty name is an error', async () => {
  expect((await sotay('build', '--out-dir', '12')).status).toBe(0)
  expect(existsSync(join(site.dir, '12/404.html'))).toBe(true)
  const { status, stderr } = await sotay('build', '--out-dir', '')
  expect(status).toBe(1)
  expect(stderr).toContain('An argument is empty')
  expect(stderr).toContain('"sotay build --help"')
})

test('a build of a folder that is not there, or is no site, writes nothing', async () => {
  expect((await sotay('build', 'nowhere')).stderr).toContain('nowhere"')
  expect((await sotay('build', 'docs')).status).toBe(1)
  expect([existsSync(join(site.dir, 'nowhere')), existsSync(join(site.dir, 'docs/.sotay'))]).toEqual([
    false,
    false,
  ])
})

test.each(['serve', 'start'])('%s takes a free port instead of a busy one, and says so', async (command) => {
  const busy = createServer()
  const port = await new Promise<number>((resolve) => {
    busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port))
  })
  await sotay('build')
  const child = spawn(process.execPath, [cli, command, '--port', String(port), '--host', '127.0.0.1'], {
    cwd: site.dir,
  })
  let [said, aside] = ['', '']
  child.stderr.on('data', (text) => {
    aside += text
  })
  await new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.stdout.on('data', (text) => {
      said += text
      if (said.includes('http://')) resolve()
    })
  })
  child.kill()
  busy.close()
  const [, chosen] = /Port \d+ is busy, so the site is on port (\d+)\./.exec(aside) ?? []
  expect(said).toContain(`http://127.0.0.1:${chosen}/`)
})

test('a missing docs folder is an error that names the folder', async () => {
  const { status, stderr } = await sotay('build', '--config', 'sotay.config.mjs', 'elsewhere')
  expect(status).toBe(1)
  expect(stderr).toContain('elsewhere')
  expect(stderr).not.toContain('    at ')
})

test('clear removes what builds made, and says so', async () => {
  await sotay('build')
  expect((await sotay('clear')).stdout).toBe('Removed .sotay and build.\n')
  expect(existsSync(join(site.dir, 'build'))).toBe(false)
  expect((await sotay('clear')).stdout).toBe('Nothing to remove.\n')
})

test('help and version are given when asked for', () => {
  expect(inOwnProcess('--help').stdout).toContain('build [siteDir]')
  expect(inOwnProcess('--help').stdout).toContain('"sotay <command> --help" shows')
  expect(inOwnProcess('mv', '--help').stdout).toContain('$ sotay mv --heading <note> <old> <new>')
  expect(inOwnProcess('mv', '--help').stdout).toMatch(
    /--no-redirect +Add no redirects from former addresses *$/m,
  )
  expect(inOwnProcess('--version').stdout).toMatch(/^sotay\/\d+\.\d+\.\d+ .*\n$/)
})

test('a flag that is misspelt is answered with the nearest one, and a port with the help of its own command', async () => {
  expect((await sotay('build', '--outdir', 'x')).stderr).toContain('Did you mean "--out-dir"?')
  expect((await sotay('start', '--port', 'abc')).stderr).toContain('"sotay start --help"')
})

test.runIf(process.platform === 'linux')(
  'a note that the system does not give is reported in words',
  async () => {
    // Links lead out of a site only to folders that its settings name.
    const i18n = { defaultLocale: 'en', locales: ['en'], path: '/proc/self' }
    const unreadable = temporarySite({ 'docs/a.md': '# A' }, { i18n })
    symlinkSync('/proc/self/mem', join(unreadable.dir, 'docs/b.md'))
    for (const command of ['build', 'check']) {
      const { status, stderr } = await sotay(command, unreadable.dir)
      expect(stderr).toMatch(/^error {2}unusable-file/)
      expect(stderr).not.toMatch(/^\s+at /m)
      expect(status).toBe(1)
    }
  },
)

test('a flag of two words takes nothing of what follows it', async () => {
  const site = temporarySite({ 'docs/index.md': '# Home\n\n## A Part\n' })
  const { status, stdout } = await await site.sotay(
    'write-heading-ids',
    '--maintain-case',
    site.dir,
    'docs/index.md',
  )
  expect([status, stdout]).toEqual([0, 'Wrote docs/index.md.\n'])
  expect(site.read('docs/index.md')).toContain('#A-Part')
})

test('clear needs no valid config', async () => {
  const broken = temporarySite({ 'sotay.config.mjs': 'export default { titel: 1 }', '.sotay/x.json': '{}' })
  expect((await sotay('clear', broken.dir)).stdout).toBe('Removed .sotay.\n')
})

test('explain says what a code means, and lists all codes without one', async () => {
  expect((await sotay('explain', 'port-busy')).stdout).toContain('Other programs are listening on port')
  expect((await sotay('explain')).stdout).toMatch(/^broken-anchor +Link to a heading that does not exist$/m)
  expect((await sotay('explain', 'port-bussy')).stderr).toContain('Did you mean "port-busy"?')
})

test('check fails on errors, with --strict on warnings too, and speaks the language of machines', async () => {
  site.write({ 'docs/b.md': '# B\n\n[x](#gone)' })
  expect((await sotay('check')).status).toBe(0)
  expect((await sotay('check')).stderr).toContain('broken-anchor')
  expect((await sotay('check', '--strict')).status).toBe(1)
  const { stdout } = await sotay('check', '--format', 'json')
  expect(JSON.parse(stdout)[0]).toMatchObject({
    code: 'broken-anchor',
    file: 'docs/b.md',
    line: 3,
    column: 5,
  })
  expect((await sotay('check', '--format', 'jsn')).stderr).toContain('Did you mean "json"?')
  site.write({ 'docs/b.md': null })
})

test('check says what it fixed beside what programs read, and many pages without a description in one line', async () => {
  site.write({ 'docs/b.md': '# B\n\n## Some part\n\n[x](#some-prt)' })
  expect((await sotay('check')).stderr).toMatch(/^2 pages have no "description" of their own/m)
  const { stdout, stderr } = await sotay('check', '--fix', '--format', 'json')
  expect(stderr).toContain('Mended docs/b.md:5: #some-prt is now #some-part\n')
  expect(JSON.parse(stdout).map(({ code }: { code: string }) => code)).toEqual([
    'page-without-description',
    'page-without-description',
  ])
  site.write({ 'docs/b.md': null })
})

test.each([
  'export default () => new Promise(() => {})',
  "export default { title: 'A', url: 'https://example.com', then() {} }",
])('a config that never ends is an error, not a silent end: %s', (config) => {
  const waiting = temporarySite({ 'sotay.config.mjs': config })
  const { status, stderr } = inOwnProcess('build', waiting.dir)
  expect(status).toBe(1)
  expect(stderr).toBe(
    'error  never-settled                              sotay.config.mjs\n' +
      '  The command ended early: it waited for a promise that nothing settles any more.\n' +
      '  Look for it in the config, in a plugin or in a module of the site: an await, or a function that returns it.\n' +
      '\n1 error\n',
  )
})

test('a plugin that never ends is an error that names it', () => {
  const { dir } = temporarySite({
    'sotay.config.mjs':
      "export default { title: 'A', url: 'https://example.com', plugins: ['./plugins/own.mjs'] }",
    'plugins/own.mjs': "export default () => ({ name: 'own', loadContent: () => new Promise(() => {}) })",
  })
  const { status, stderr } = inOwnProcess('build', dir)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^error {2}never-settled +plugins\/own\.mjs\n/)
})

test.each(['build', 'check'])(
  '%s names the note of a part that never comes, and hides no other problem',
  (command) => {
    const waiting = temporarySite({
      'docs/a.md': "# A\n\nimport Part from '../src/Part'\n\n<Part /> [b](nowhere.md)",
      'src/Part.jsx':
        "import { lazy, Suspense } from 'react'\nconst Late = lazy(() => new Promise(() => {}))\nexport default () => <Suspense fallback={<i>Soon</i>}><Late /></Suspense>",
    })
    const { status, stderr } = inOwnProcess(command, waiting.dir)
    expect(status).toBe(0)
    expect(stderr).toMatch(/warning {2}never-settled +docs\/a\.md\n/)
    expect(stderr).toContain('warning  broken-markdown-link')
  },
)

test.each(['stdout', 'stderr'] as const)(
  'a build whose %s nobody reads any more is no failure',
  async (stream) => {
    const odd = temporarySite(
      { 'docs/a.md': '# A\n\n[x](./nope.md)' },
      { onBrokenLinks: 'warn', markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } } },
    )
    const child = spawn('node', [cli, 'build'], { cwd: odd.dir, stdio: ['ignore', 'pipe', 'pipe'] })
    child[stream].destroy()
    child[stream === 'stdout' ? 'stderr' : 'stdout'].resume()
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect(status).toBe(0)
    expect(existsSync(join(odd.dir, 'build/a.html'))).toBe(true)
  },
)
