import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { runSotay, temporarySite } from '../support/temporarySite.ts'

const outside = temporarySite({ 'docs/a.md': '# A', 'secret.txt': 'secret', 'pictures/b.txt': 'shared' })

const password = 'nobody may read this'

function siteWithLinks(settings = {}) {
  const site = temporarySite({ 'docs/a.md': '# A', 'docs/c.txt': 'own', 'static/d.txt': '' }, settings)
  symlinkSync(join(outside.dir, 'secret.txt'), join(site.dir, 'static/secret.txt'))
  symlinkSync(join(outside.dir, 'pictures'), join(site.dir, 'static/pictures'))
  symlinkSync(join(site.dir, 'docs/c.txt'), join(site.dir, 'static/own.txt'))
  symlinkSync(join(site.dir, 'gone.txt'), join(site.dir, 'static/dangling.txt'))
  return site
}
const published = (paths: string[]) => paths.filter((path) => path.endsWith('.txt') && path !== 'llms.txt')

test('what a link in a static folder leads to outside the site is not published, but reported', async () => {
  const build = await siteWithLinks().build()
  expect(published(build.paths())).toEqual(['d.txt', 'own.txt'])
  expect(build.report.replaceAll(outside.dir, '/elsewhere')).toMatchInlineSnapshot(`
    "warning  unusable-file                            static/dangling.txt
      static/dangling.txt cannot be used: it is a link to a file that does not exist.
      Look at what it is and who may read and write it.

    warning  link-leads-out                           static/pictures
      This link leads to "/elsewhere/pictures", outside the site, its repository and the folders that its settings name, so it is not published.
      Put what it leads to here, or name its folder in the settings: for notes in "docs.path", else in "staticDirectories".

    warning  link-leads-out                           static/secret.txt
      This link leads to "/elsewhere/secret.txt", outside the site, its repository and the folders that its settings name, so it is not published.
      Put what it leads to here, or name its folder in the settings: for notes in "docs.path", else in "staticDirectories".
    "
  `)
})

test('a folder outside the site that a link brings in among notes is not searched, but reported', async () => {
  const site = temporarySite({ 'docs/a.md': '# A' })
  symlinkSync(join(outside.dir, 'pictures'), join(site.dir, 'docs/pictures'))
  const { report } = await site.build()
  expect(report).toMatch(/^warning {2}link-leads-out +docs\/pictures\n/)
})

test('in a vault, names are not looked for in what a link brings in, which may be the whole disk', async () => {
  const settings = { markdown: { obsidian: true } }
  const site = temporarySite({ 'docs/a.md': '[[b.txt]]', 'static/c.txt': '' }, settings)
  symlinkSync(join(outside.dir, 'pictures'), join(site.dir, 'static/pictures'))
  const { report } = await site.build()
  expect(report).toContain('No note or file has the name "b.txt"')
  expect(report).toContain('link-leads-out')
})

test('links of a site in a repository may lead to other parts of it, but for secrets', async () => {
  const repository = temporarySite({ 'packages/a/README.md': '# Package\n', 'packages/a/b.txt': 'b' })
  const site = join(repository.dir, 'site')
  mkdirSync(join(site, 'docs'), { recursive: true })
  mkdirSync(join(site, 'static'))
  renameSync(join(repository.dir, 'sotay.config.mjs'), join(site, 'sotay.config.mjs'))
  symlinkSync('../../packages/a/README.md', join(site, 'docs/a.md'))
  symlinkSync('../../packages/a/b.txt', join(site, 'static/b.txt'))
  const printed = () => runSotay(['build'], site).stderr.match(/link-leads-out +\S+/g)
  expect(printed()).toHaveLength(2)
  mkdirSync(join(repository.dir, '.git'))
  expect(printed()).toBeNull()
  expect(readFileSync(join(site, 'build/a.html'), 'utf8')).toContain('Package')
  expect(readFileSync(join(site, 'build/b.txt'), 'utf8')).toBe('b')
  repository.write({ '.env': password, '.git/config': password })
  symlinkSync('../../.env', join(site, 'static/c.txt'))
  symlinkSync('../../.git', join(site, 'static/d'))
  symlinkSync('../../.git/config', join(site, 'docs/e.md'))
  const places = runSotay(['build'], site).stderr.match(/(?<=withheld-file +)\S+/g)
  expect(places?.sort()).toEqual(['docs/e.md', 'static/c.txt', 'static/d'])
})

test('a static folder may lie outside the site when the config names it', async () => {
  const build = await siteWithLinks({ staticDirectories: ['static', join(outside.dir, 'pictures')] }).build()
  expect(published(build.paths())).toEqual(['b.txt', 'd.txt', 'own.txt', 'pictures/b.txt'])
})

test.skipIf(process.platform === 'win32')('a link to a pipe is not waited for', async () => {
  const site = temporarySite({ 'docs/a.md': '# A', 'static/a.txt': 'a' })
  spawnSync('mkfifo', [join(site.dir, 'pipe')])
  symlinkSync('../pipe', join(site.dir, 'static/pipe'))
  const { failed, paths, report } = await site.build()
  expect(failed).toBe(false)
  expect(report).toContain('static/pipe cannot be used: it is a pipe, a socket or a device.')
  expect(paths()).toContain('a.txt')
  expect(paths()).not.toContain('pipe')
})

/** A site whose static folder holds every kind of file that must not be published. */
function siteWithSecrets() {
  const site = temporarySite({
    'docs/a.md': '# A',
    '.env': password,
    '.git/config': password,
    'static/a.txt': '',
    'static/.well-known/security.txt': '',
    'static/.env': password,
    'static/.git/config': password,
    'static/.git/objects/ab': password,
    'static/deep/.npmrc': password,
    'static/deep/.cargo/credentials.toml': password,
    'static/deep/.gem/credentials': password,
    'static/server.p12': password,
    'static/.DS_Store': password,
    'static/.idea/workspace.xml': password,
    'static/.vscode/settings.json': password,
    'deploy.txt': password,
  })
  symlinkSync('../deploy.txt', join(site.dir, 'static/.pgpass'))
  symlinkSync('../.env', join(site.dir, 'static/settings.txt'))
  symlinkSync('../.git', join(site.dir, 'static/history'))
  symlinkSync('..', join(site.dir, 'static/all'))
  symlinkSync('/', join(site.dir, 'static/root'))
  return site
}

test('files that hold secrets are not published from static folders, and each is reported once', async () => {
  const build = await siteWithSecrets().build()
  expect(build.failed).toBe(false)
  expect(published(build.paths())).toEqual(['.well-known/security.txt', 'a.txt'])
  expect(build.paths().filter((path) => build.file(path).includes(password))).toEqual([])
  expect(build.report.match(/^warning .*/gm)?.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'warning withheld-file static/.env',
    'warning withheld-file static/.git',
    'warning withheld-file static/.pgpass',
    'warning link-leads-out static/all',
    'warning withheld-file static/deep/.cargo',
    'warning withheld-file static/deep/.gem',
    'warning withheld-file static/deep/.npmrc',
    'warning withheld-file static/history',
    'warning link-leads-out static/root',
    'warning withheld-file static/server.p12',
    'warning withheld-file static/settings.txt',
  ])
})

test('the dev server does not give them either, and follows no link to the whole disk', async () => {
  const { server, address } = await start(siteWithSecrets().dir, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  const ask = async (path: string) => (await fetch(address + path)).status
  for (const path of [
    '.env',
    '.git/config',
    'deep/.npmrc',
    '.pgpass',
    'settings.txt',
    'history/config',
    'all/.env',
  ])
    expect(await ask(path), path).toBe(404)
  expect(await ask('a.txt')).toBe(200)
  expect(await (await fetch(address)).text()).toContain('"static/.env" holds passwords or keys')
})

test('folders that link to each other come to an end', async () => {
  const site = temporarySite({ 'docs/a.md': '# A' })
  const names = Array.from({ length: 12 }, (_, number) => `f${number}`)
  for (const name of names) mkdirSync(join(site.dir, 'static', name), { recursive: true })
  for (const name of names)
    for (const other of names) symlinkSync(`../${other}`, join(site.dir, 'static', name, `to-${other}`))
  const { failed, report } = await site.build()
  expect(failed).toBe(false)
  expect(new Set(report.match(/^warning .*/gm)).size).toBe(report.match(/^warning .*/gm)!.length)
})

test('a style sheet publishes no secret', async () => {
  const site = temporarySite(
    { 'docs/a.md': '# A', '.env': password, 'src/a.css': 'a{background:url(../.env)}' },
    { customCss: './src/a.css' },
  )
  expect((await site.build()).report).toContain('There is no file "../.env".')
})

test('a picture or a note that is a link to a secret is not published, and a link back is not followed', async () => {
  const site = temporarySite({ 'docs/a.md': '![p](p.png)', '.env': password })
  symlinkSync('../.env', join(site.dir, 'docs/p.png'))
  symlinkSync('..', join(site.dir, 'docs/site'))
  expect((await site.build()).report).toContain('"p.png" leads to a file that holds passwords')
  symlinkSync('../.env', join(site.dir, 'docs/b.md'))
  expect((await site.build()).report).toContain('"docs/b.md" leads to a file that holds passwords or keys')
})
