import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from '../../engine/src/bundle/cache/cacheFile.ts'
import { verify } from '../../engine/src/commands/verify/verify.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { BuildFailed } from '../../engine/src/diagnostics/diagnostic.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { serveSite } from '../support/serveSite.ts'
import { runSotay, temporaryPlace, temporarySite } from '../support/temporarySite.ts'

const files = {
  ...sampleSite.files,
  'docs/drawn.md':
    '# Drawn\n\n```mermaid\nflowchart LR\n  a[Một] --> b[Two]\n```\n\n```mermaid\n---\nconfig:\n  layout: elk\n---\nflowchart LR\n  a --> b\n```\n\n$$\\int_0^1 x^2\\,dx$$\n\n![Logo](/img/logo.svg)',
  'docs/live.mdx':
    "import Counter from '@site/src/components/Counter'\n\n# Live\n\n<Counter start={new Date('2026-01-02T03:04:05Z').getUTCDate()} />",
  'src/components/Counter.tsx':
    "import { useState } from 'react'\n\nexport default function Counter({ start }: { start: number }) {\n  const [count, setCount] = useState(start)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n",
  'blog/2026-01-02-first.md': '---\ntags: [one]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.',
  'blog/2026-03-29/index.md': '---\nauthors: [{name: Đạt}]\n---\n\n# Second\n\nText.',
  'i18n/vi/docusaurus-plugin-content-docs/current/guide/index.md': '# Hướng dẫn\n\nChữ.',
  'docs/dated.md': '---\ndate: 2025-12-31 23:30\n---\n\n# Dated',
}

const config: Partial<UserConfig> = {
  ...sampleSite.config,
  offline: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
  docs: { routeBasePath: '/', showLastUpdateTime: true, showLastUpdateAuthor: true },
}

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=An', '-c', 'user.email=an@example.com', ...args], {
    cwd: dir,
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: '2026-02-28T23:30:00+0000',
      GIT_COMMITTER_DATE: '2026-02-28T23:30:00+0000',
    },
  })

/** Builds and gives the hashes of all files. */
function hashesOf(dir: string, variables: Record<string, string>): string {
  const { status, stderr } = runSotay(['build', '--manifest'], dir, variables)
  expect(status, stderr).toBe(0)
  return readFileSync(join(dir, 'build/site.sha256'), 'utf8')
}

/** The lines that only one of the lists has. */
function differences(one: string, other: string): string[] {
  const all = [...one.split('\n'), ...other.split('\n')].filter((line) => line !== '')
  return all.filter((line) => all.indexOf(line) === all.lastIndexOf(line))
}

test('a site has the same bytes in another folder, time zone and language, with another umask and order of files', () => {
  const { dir } = temporarySite(files, config)
  writeFileSync(join(dir, '.gitignore'), 'build/\n.sotay/\nnode_modules\n')
  git(dir, 'init', '--quiet')
  git(dir, 'add', '--all')
  git(dir, 'commit', '--quiet', '--message', 'Begin')
  const other = join(temporaryPlace('elsewhere'), 'Sổ tay (2)')
  cpSync(dir, other, { recursive: true, verbatimSymlinks: true })

  const here = hashesOf(dir, { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' })
  const mixed = new URL('../../scripts/parts/mixReaddir.mjs', import.meta.url)
  const there = hashesOf(other, {
    TZ: 'Pacific/Kiritimati',
    LANG: 'vi_VN.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--import ${mixed} --import data:text/javascript,process.umask(0o077)`,
  })
  expect(here).toMatch(/^[0-9a-f]{64} {2}404\.html$/m)
  expect(here.split('\n').length).toBeGreaterThan(60)
  expect(differences(here, there)).toEqual([])
  // From the cache, where the first build was made in another zone.
  expect(differences(here, hashesOf(dir, { TZ: 'Pacific/Kiritimati' }))).toEqual([])
})

describe('"sotay build --verify"', () => {
  const note = { 'docs/index.md': '# A\n\nText.' }

  test('builds again with nothing of earlier builds', async () => {
    const site = temporarySite(note)
    expect(await site.sotay('build', '--verify')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Built .*\nAll \d+ files at build are what these sources build\.\n$/),
    })
  })

  test('code of the site that remembers what it has rendered begins anew', async () => {
    const site = temporarySite({
      ...note,
      'src/pages/about.jsx':
        'const parts = [1, 2, 3]\nexport default function Page() {\n  return <p>{parts.shift()}</p>\n}\n',
    })
    expect(await site.sotay('build', '--verify')).toMatchObject({ status: 0 })
    expect(site.read('build/about.html')).toContain('<p>1</p>')
  })

  test.each([
    ['compiling a note', 'notes', 'Text', 'Fault'],
    ['rendering a page', 'pages', 'Skip to', 'Fault to'],
  ])('names the step that gave something else before: %s', async (step, folder, right, wrong) => {
    const site = temporarySite(note)
    expect((await site.sotay('build')).status).toBe(0)
    const cache = join(site.dir, '.sotay/cache', folder)
    const kept = readdirSync(cache).map((name) => ({
      path: join(cache, name),
      text: readCacheFile(join(cache, name))!.toString(),
    }))
    expect(kept.some(({ text }) => text.includes(right))).toBe(true)
    for (const { path, text } of kept) writeCacheFile(path, text.replaceAll(right, wrong))
    site.write({ 'static/new.txt': 'Something to do.' })
    const { status, stdout } = await site.sotay('build', '--verify')
    expect(status).toBe(1)
    expect(stdout).toContain('  index.html differs\n')
    expect(stdout).toContain(`From the same input, ${step} once gave another result than now`)
  })
})

describe('"sotay verify"', () => {
  const page = (text: string) => `export default function Page() {\n  return <p>${text}</p>\n}\n`

  test('finds nothing where the folder is what the sources build', async () => {
    const site = temporarySite({ 'docs/index.md': '# A' }, { docs: { routeBasePath: '/' } })
    const { outDir } = await site.build()
    const { printed, isSame } = await verify(site.dir, outDir)
    expect(isSame).toBe(true)
    expect(printed).toMatch(/^All \d+ files at .*build are what these sources build\.$/)
  })

  test('names each file of a folder that differs, is gone or is from elsewhere, and fails', async () => {
    const site = temporarySite({ 'docs/index.md': '# A' }, { docs: { routeBasePath: '/' } })
    const { outDir } = await site.build()
    writeFileSync(join(outDir, 'index.html'), `${readFileSync(join(outDir, 'index.html'))} `)
    writeFileSync(join(outDir, 'added.js'), '')
    rmSync(join(outDir, 'sitemap.xml'))
    symlinkSync('/etc/hosts', join(outDir, 'linked.js'))
    writeFileSync(join(outDir, 'site.sha256'), 'said by another')
    const { status, stdout } = await site.sotay('verify', 'build')
    expect(status).toBe(1)
    expect(stdout.replace(/of \d+ files/, 'of N files')).toMatchInlineSnapshot(`
      "At build, of N files:

        added.js is not made from these sources
        index.html differs
        linked.js is not made from these sources
        site.sha256 differs
        sitemap.xml is not there

      Compare what was built: the same commit, version of Sotay and variables such as BASE_URL give the same files.
      "
    `)
  })

  test('knows what plugins write when a site is built, and a site that has no home page', async () => {
    const site = temporarySite(
      {
        'docs/a.md': '# A',
        'plugin.js':
          "import { writeFileSync } from 'node:fs'\nexport default () => ({ name: 'p', postBuild: ({ outDir }) => writeFileSync(outDir + '/p.json', '{}') })",
      },
      { docs: { routeBasePath: '/' }, plugins: ['./plugin.js'] },
    )
    const { outDir } = await site.build()
    expect(existsSync(join(outDir, 'p.json'))).toBe(true)
    expect(existsSync(join(outDir, 'index.html'))).toBe(false)
    expect(await verify(site.dir, outDir)).toMatchObject({ isSame: true })
  })

  test('names no step where the code of a page has changed', () => {
    const { dir, write } = temporarySite({ 'docs/index.md': '# A', 'src/pages/a.jsx': page('One') })
    expect(runSotay(['build'], dir).status).toBe(0)
    expect(existsSync(join(dir, '.sotay/cache/bundles'))).toBe(true)
    write({ 'src/pages/a.jsx': page('Two') })
    const { status, stdout } = runSotay(['verify', 'build'], dir)
    expect(status).toBe(1)
    expect(stdout).toContain('  a.html differs\n')
    expect(stdout).toContain('Compare what was built: ')
  })

  test('an address that is none, or a place that holds no site, is reported', async () => {
    const site = temporarySite({ 'docs/index.md': '# A' })
    for (const [place, reason] of [
      ['https://', 'it is no complete address'],
      ['nowhere', 'it has no home page'],
    ])
      expect(await site.sotay('verify', place!)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(`There is no site to compare with at ${place}: ${reason}.`),
      })
  })

  test('compares with a site that is online, below any path, and leaves out what hosts keep for themselves', async () => {
    const settings = { baseUrl: '/notes/', docs: { routeBasePath: '/' } }
    const text = { 'docs/index.md': '# A', 'docs/Một hai.md': '# B', 'static/.nojekyll': '' }
    const online = await serveSite({ files: text, config: settings })
    try {
      const site = temporarySite(text, settings)
      rmSync(join(online.outDir, '.nojekyll'))
      expect(await verify(site.dir, online.address)).toMatchObject({ isSame: true })
      writeFileSync(join(site.dir, 'docs/Một hai.md'), '# C')
      const { printed, isSame } = await verify(site.dir, online.address.replace(/\/$/, ''))
      expect(isSame).toBe(false)
      expect(printed).toContain('  Một hai.html differs\n')
      expect(printed).not.toContain('  404.html differs')
    } finally {
      online.close()
    }
  })

  test('of an address that answers without end, no more is read than a file may have', async () => {
    const { dir } = temporarySite({ 'docs/index.md': '# A' })
    const part = Buffer.alloc(1024 ** 2)
    const send = (response: ServerResponse) => {
      while (!response.destroyed && response.write(part));
    }
    const server = createServer((request, response) => {
      if (request.url!.endsWith('site.sha256')) response.writeHead(404).end()
      else send(response.on('drain', () => send(response)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      expect((await verify(dir, address)).printed).toContain('  index.html differs\n')
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  test('says where there is no site to compare with', async () => {
    const { dir } = temporarySite({ 'docs/index.md': '# A' })
    await expect(verify(dir, join(dir, 'nowhere'))).rejects.toThrow(BuildFailed)
    await expect(verify(dir, 'http://127.0.0.1:1/')).rejects.toThrow(BuildFailed)
  })
})
