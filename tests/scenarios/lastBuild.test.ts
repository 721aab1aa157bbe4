import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { engineCode, stateOf } from '../../engine/src/commands/lastBuild/paths.ts'
import { runSotay, type TemporarySite, temporaryPlace, temporarySite } from '../support/temporarySite.ts'

const settings = "title: 'Test', url: 'https://example.com', docs: { routeBasePath: '/' }"
const config = (more = '', before = '') => `${before}\nexport default { ${settings}, ${more} }\n`
const notes = { 'docs/index.md': '# Home\n\nText. A [link](./lost.md).\n', 'docs/other.mdx': '# Other\n' }
const lenient = "onBrokenLinks: 'warn', markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** Builds, and tells whether anything was made: every build that makes something writes the routes. */
async function makes(site: TemporarySite): Promise<boolean> {
  const routes = join(site.dir, '.sotay/routes.json')
  const former = statSync(routes, { throwIfNoEntry: false })?.mtimeMs
  expect((await site.build()).report).not.toContain('error')
  return statSync(routes).mtimeMs !== former
}

/** A site that has been built, and whose next build would do nothing. */
async function builtSite(files: Record<string, string> = {}): Promise<TemporarySite> {
  const site = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes, ...files })
  expect(await makes(site)).toBe(true)
  expect(await makes(site)).toBe(false)
  return site
}

/** The state of the site is the same for builds as long as nothing is done to it; after `act` it is another one. */
async function expectNoticed(site: TemporarySite, act: () => void): Promise<void> {
  expect(await makes(site)).toBe(false)
  act()
  expect(await makes(site)).toBe(true)
}

test('the state of the engine is the one of the moment that is asked for: after an update one build is enough', () => {
  const [before, after] = [0, Number.MAX_SAFE_INTEGER].map((at) => stateOf('tree', engineCode, at))
  expect(before).not.toBe(after)
  expect(stateOf('tree', engineCode, 0)).toBe(before)
})

test('a link to a folder elsewhere is not walked, and what may be behind it is built each time', async () => {
  const site = await builtSite()
  symlinkSync('/', join(site.dir, 'static-root'))
  expect(await makes(site)).toBe(true)
  expect(await makes(site)).toBe(true)
  rmSync(join(site.dir, 'static-root'))
  symlinkSync('docs', join(site.dir, 'same-docs'))
  expect(await makes(site)).toBe(true)
  expect(await makes(site)).toBe(false)
})

test('a build says what it has done again, and reports what the last one did', async () => {
  const site = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes })
  const [first, second] = [await site.sotay('build'), await site.sotay('build')]
  expect(first.stdout).toMatch(/^Built \d+ pages in [\d.]+ s into build\.$/m)
  expect(second.stdout).toMatch(/^Built \d+ pages in [\d.]+ s into build: nothing has changed\.$/m)
  expect(first.stderr).toContain('lost.md')
  expect(second.stderr).toBe(first.stderr)
  site.write({ 'docs/index.md': notes['docs/index.md'].replace('Text', 'Other text') })
  const third = await site.sotay('build')
  expect(third.stdout).toMatch(/^Built \d+ pages in [\d.]+ s into build: 1 rendered anew\.$/m)
})

test.each<[what: string, act: (site: TemporarySite) => void]>([
  [
    'a note of the same size',
    (site) => site.write({ 'docs/index.md': notes['docs/index.md'].replace('Text', 'Next') }),
  ],
  ['a new file', (site) => site.write({ 'static/new.txt': 'New.' })],
  ['a file that is gone', (site) => site.write({ 'docs/other.mdx': null })],
  ['the config', (site) => site.write({ 'sotay.config.mjs': config(`${lenient} tagline: 'Of it',`) })],
  ['an output file of the same size', ({ dir }) => damage(join(dir, 'build/index.html'))],
  ['a new output file', ({ dir }) => writeFileSync(join(dir, 'build/new.html'), '')],
  ['an output file that is gone', ({ dir }) => rmSync(join(dir, 'build/sitemap.xml'))],
  ['the data for tools', ({ dir }) => rmSync(join(dir, '.sotay/docs.json'))],
  ['a folder that a killed build left', ({ dir }) => mkdirSync(join(dir, 'build.0123456789ab.new'))],
  ['a record that was damaged', ({ dir }) => damage(recordOf(dir))],
  [
    'a record that was cut',
    ({ dir }) => writeFileSync(recordOf(dir), readFileSync(recordOf(dir)).subarray(0, 90)),
  ],
])('%s is noticed, and the output is that of a build from nothing', async (_, act) => {
  const site = await builtSite()
  const afresh = (other: TemporarySite) => {
    const files = readdirSync(other.dir, { recursive: true, withFileTypes: true })
    const sources = files.filter(
      (each) => each.isFile() && !/[\\/](?:build|\.sotay)(?:[\\/.]|$)/.test(each.parentPath),
    )
    const paths = sources.map((each) => join(each.parentPath, each.name))
    return temporarySite(
      Object.fromEntries(paths.map((path) => [path.slice(other.dir.length + 1), readFileSync(path)])),
    )
  }
  await expectNoticed(site, () => act(site))
  expect(contentsOf((await site.build()).outDir)).toEqual(contentsOf((await afresh(site).build()).outDir))
  expect(await makes(site)).toBe(false)
})

test('an edit of what a folder says of itself is noticed, also after a build that knew it without reading it', async () => {
  const category = (label: string) => ({ 'docs/a/_category_.json': JSON.stringify({ label }) })
  const site = await builtSite({ 'docs/a/note.md': '# Note', ...category('One') })
  for (const tagline of ['first', 'second']) {
    site.write({ 'sotay.config.mjs': config(`${lenient} tagline: '${tagline}',`) })
    expect(await makes(site)).toBe(true)
  }
  await expectNoticed(site, () => site.write(category('Two')))
  expect(readFileSync(join(site.dir, 'build/index.html'), 'utf8')).toContain('>Two<')
})

test('other flags make another site', async () => {
  const site = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes })
  expect((await site.sotay('build')).stdout).not.toContain('nothing')
  expect((await site.sotay('build', '--manifest')).stdout).not.toContain('nothing')
  expect((await site.sotay('build', '--manifest')).stdout).toContain('nothing')
  rmSync(join(site.dir, 'build'), { recursive: true })
  expect((await site.sotay('build', '--manifest')).stdout).not.toContain('nothing')
})

test('what a build made that only its user may read is made anew by one whose files others may read', async () => {
  const site = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes })
  const program = new URL('../../engine/bin/sotay.js', import.meta.url).pathname
  const build = (mask: string) =>
    execFileSync('sh', ['-c', `umask ${mask}; exec node ${program} build`], { cwd: site.dir, stdio: 'pipe' })
  const modeOf = (path: string) => statSync(join(site.dir, 'build', path)).mode & 0o777
  build('077')
  expect(['404.html', 'assets'].map(modeOf)).toEqual([0o600, 0o700])
  build('022')
  expect(['404.html', 'assets'].map(modeOf)).toEqual([0o644, 0o755])
})

test('another engine, wherever it lies, does not trust what this one has built', async () => {
  const site = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes })
  for (const word of ['Built', 'nothing']) expect((await site.sotay('build')).stdout).toContain(word)
  const engine = new URL('../../engine/', import.meta.url)
  const other = temporaryPlace('engine')
  for (const name of ['bin', 'dist', 'package.json'])
    cpSync(new URL(name, engine), join(other, name), { recursive: true })
  symlinkSync(new URL('../../node_modules', import.meta.url), join(other, 'node_modules'))
  const build = () =>
    execFileSync('node', [join(other, 'bin/sotay.js'), 'build'], { cwd: site.dir, encoding: 'utf8' })
  expect(build()).not.toContain('nothing')
  expect(build()).toContain('nothing')
})

test('what code of the site reads is noticed: files elsewhere, variables, a package', async () => {
  const elsewhere = join(temporaryPlace('elsewhere'), 'tagline.txt')
  writeFileSync(elsewhere, 'Of it')
  vi.stubEnv('WORD_OF_SITE', 'one')
  const before = `import { openAsBlob, readFileSync } from 'node:fs'\nimport { word } from 'some-package'`
  const [path, opened] = [elsewhere, `${elsewhere}.too`].map((each) => JSON.stringify(each))
  writeFileSync(`${elsewhere}.too`, 'And this')
  const blob = `await (await openAsBlob(${opened})).text()`
  const tagline = `readFileSync(${path}, 'utf8') + process.env.WORD_OF_SITE + word + (${blob})`
  const site = await builtSite({
    'sotay.config.mjs': config(`${lenient} tagline: ${tagline},`, before),
    'node_modules/some-package/package.json':
      '{ "name": "some-package", "version": "1.0.0", "main": "main.js" }',
    'node_modules/some-package/main.js': "module.exports = require('./word.js')",
    'node_modules/some-package/word.js': "exports.word = 'first'",
  })
  await expectNoticed(site, () => appendFileSync(elsewhere, ' all'))
  await expectNoticed(site, () => appendFileSync(`${elsewhere}.too`, ' one'))
  await expectNoticed(site, () => vi.stubEnv('WORD_OF_SITE', 'two'))
  await expectNoticed(site, () =>
    site.write({ 'node_modules/some-package/word.js': "exports.word = 'other'" }),
  )
})

test('code of the site may set variables that are set already, and new ones', async () => {
  vi.stubEnv('WORD_OF_SITE', 'one')
  vi.stubEnv('NEW_OF_SITE', undefined)
  const before = "process.env.WORD_OF_SITE += ' two'\nprocess.env.NEW_OF_SITE = 'three'"
  const title = "title: [process.env.WORD_OF_SITE, process.env.NEW_OF_SITE].join(' '),"
  const site = temporarySite({ 'sotay.config.mjs': config(lenient + title, before), ...notes })
  expect(await makes(site)).toBe(true)
  expect(site.read('build/index.html')).toContain('one two three')
  expect(process.env.WORD_OF_SITE).toBe('one two')
})

test('variables that nobody reads change nothing', async () => {
  const site = await builtSite()
  vi.stubEnv('WORD_OF_NOBODY', 'one')
  expect(await makes(site)).toBe(false)
})

test('a folder of notes beside the site is looked at', async () => {
  const beside = temporaryPlace('beside')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(beside, path)), { recursive: true })
    writeFileSync(join(beside, path), text)
  }
  write('index.md', '# Home')
  const site = temporarySite({})
  const path = relative(site.dir, beside).replaceAll('\\', '/')
  site.write({ 'sotay.config.mjs': config().replace("'/' }", `'/', path: '${path}' }`) })
  expect([await makes(site), await makes(site)]).toEqual([true, false])
  await expectNoticed(site, () => write('deep/new.md', '# New'))
  await expectNoticed(site, () => write('deep/new.md', '# Old'))
  await expectNoticed(site, () => write('more', 'A file that no build reads.'))
  await expectNoticed(site, () => {
    rmSync(join(beside, 'more'))
    write('more/note.md', '# Note')
  })
})

function gitIn(site: TemporarySite): (...args: string[]) => void {
  const who = ['-c', 'user.name=An', '-c', 'user.email=an@example.com']
  return (...args) => void execFileSync('git', ['-C', site.dir, ...who, ...args], { stdio: 'ignore' })
}

test('a commit is noticed', async () => {
  const site = await builtSite()
  const git = gitIn(site)
  await expectNoticed(site, () => git('init'))
  await expectNoticed(site, () => {
    git('add', 'docs')
    git('commit', '--message', 'First')
  })
  expect(await makes(site)).toBe(false)
})

test('so is one on a branch that stands for another, and what files say that settings of git name', async () => {
  const site = temporarySite({
    'sotay.config.mjs': config("docs: { routeBasePath: '/', showLastUpdateAuthor: true }"),
    'docs/index.md': '# Home',
  })
  const [git, elsewhere] = [gitIn(site), temporaryPlace('elsewhere')]
  const [included, names] = [join(elsewhere, 'config'), join(elsewhere, 'names')]
  git('init', '--initial-branch', 'main')
  git('symbolic-ref', 'HEAD', 'refs/heads/other')
  git('symbolic-ref', 'refs/heads/other', 'refs/heads/main')
  git('config', 'include.path', included)
  git('add', 'docs')
  git('commit', '--message', 'First')
  expect([await makes(site), await makes(site)]).toEqual([true, false])
  await expectNoticed(site, () => git('commit', '--message', 'Second', '--amend'))
  const shown = () => site.read('build/index.html')
  await expectNoticed(site, () => writeFileSync(included, `[mailmap]\n  file = ${names}\n`))
  expect(shown()).toContain('>An<')
  await expectNoticed(site, () => writeFileSync(names, 'Ann <an@example.com>'))
  expect(shown()).toContain('>Ann<')
})

test('what git did not tell because it failed is asked again, also when nothing has changed', async () => {
  const site = temporarySite({
    'sotay.config.mjs': config("docs: { routeBasePath: '/', showLastUpdateAuthor: true }"),
    'docs/index.md': '# Home',
    'blog/post.md': '# Post\n\nText.',
  })
  const git = gitIn(site)
  git('init')
  git('add', 'docs', 'blog')
  git('commit', '--message', 'First')
  vi.stubEnv('PATH', temporaryPlace('without-git'))
  expect((await site.build()).report).toContain('git is not installed')
  vi.unstubAllEnvs()
  expect((await site.build()).report).toBe('')
  expect(site.read('build/index.html')).toContain('>An<')
  expect(await makes(site)).toBe(false)
})

const atNoon = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })

test.each([
  'new Date().getFullYear()',
  "new Intl.DateTimeFormat('en', { year: 'numeric' }).format()",
  "Intl.DateTimeFormat('en', { dateStyle: 'long' }).formatToParts().at(-1).value",
])('a config that asks for the year by %s is run again in the next one', async (code) => {
  const site = temporarySite({
    'sotay.config.mjs': config(`tagline: String(${code}),`),
    ...notes,
    'docs/index.md': '# Home',
  })
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  expect([await makes(site), await makes(site)]).toEqual([true, false])
  atNoon(`${new Date(now).getFullYear() + 1}-06-01`)
  expect(await makes(site)).toBe(true)
})

test.each([
  'new Date().toISOString()',
  'Date.now()',
  'Date()',
  'Math.random()',
  'crypto.randomUUID()',
  'crypto.getRandomValues(new Uint8Array(1))',
  "require('node:crypto').randomInt(9)",
  'new (class extends Date {})().getFullYear()',
  'new Date(new Date()).getFullYear()',
  'new Date() - 1',
  "require('node:child_process').execSync('echo word')",
  "require('node:net').connect(9, '127.0.0.1').on('error', () => {}).connecting",
  "require('node:tls').connect(9, '127.0.0.1').on('error', () => {}).connecting",
])('a site whose config asks for %s is built every time', async (code) => {
  const before = "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)"
  const site = temporarySite({
    ...notes,
    'docs/index.md': '# Home',
    'sotay.config.mjs': config(`tagline: String(${code}),`, before),
  })
  expect([await makes(site), await makes(site)]).toEqual([true, true])
})

test('code that only keeps the function which gives the time, as many packages do, asks for nothing', async () => {
  await builtSite({ 'sotay.config.mjs': config(`${lenient} tagline: typeof now,`, 'const { now } = Date') })
})

test('what fs-extra and lodash ask the clock for themselves counts for nothing', async () => {
  const shortOut = 'const setToString = ((clock) => () => clock())(Date.now)'
  await builtSite({
    'sotay.config.mjs': config(`${lenient} plugins: ['./plugins/own.mjs'],`),
    'plugins/own.mjs': "import 'graceful-fs'\nimport 'lodash'\nexport default () => ({ name: 'own' })",
    'node_modules/graceful-fs/package.json': '{ "name": "graceful-fs", "main": "index.js" }',
    'node_modules/graceful-fs/index.js': 'exports.retried = Date.now()',
    'node_modules/lodash/package.json': '{ "name": "lodash", "main": "lodash.js" }',
    'node_modules/lodash/lodash.js': `${shortOut}\nfunction baseRest() { return setToString() }\nbaseRest()`,
  })
})

test('so is a site with a page or a plugin of which that holds, or with a plugin that does something when the site is written', async () => {
  for (const time of ['Date.now()', 'useState(Date.now)[0]']) {
    const page = `import { useState } from 'react'\nexport default () => <main>{${time}}</main>\n`
    const paged = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes, 'src/pages/now.jsx': page })
    expect([await makes(paged), await makes(paged)]).toEqual([true, true])
  }
  const moduleOf = (name: string, code: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', main: 'index.js' }),
    [`node_modules/${name}/index.js`]: code,
  })
  for (const step of [
    'loadContent: () => later()',
    "postBuild: ({ outDir }) => appendFileSync(outDir + '/index.html', '<!-- signed -->')",
    `postBuild: () => appendFileSync(${JSON.stringify(join(temporaryPlace('log'), 'built'))}, '.')`,
  ]) {
    const site = temporarySite({
      'sotay.config.mjs': config(`${lenient} plugins: ['./plugins/own.mjs'],`),
      ...notes,
      'plugins/own.mjs': `import { appendFileSync } from 'node:fs'\nimport { later } from 'near'\nexport default () => ({ name: 'own', ${step} })`,
      ...moduleOf('near', "export { later } from 'far'"),
      ...moduleOf(
        'far',
        'export const later = () => new Promise((end) => setTimeout(() => end(Date.now())))',
      ),
    })
    expect([await makes(site), await makes(site)]).toEqual([true, true])
    expect(site.read('build/index.html').split('signed').length).toBe(step.includes('signed') ? 2 : 1)
  }
})

test('a page whose code asks for the time is rendered each time, with all others that have code, and no others', async () => {
  const note = (name: string) =>
    `import Part from '../src/${name}.jsx'\n\n# ${name}\n\nA [link](./${name}.x.md).\n\n<Part />\n`
  const { site, build } = watchedSite({
    ...linked,
    'docs/now.mdx': note('now'),
    'docs/own.mdx': note('own'),
    'src/now.jsx': 'export default () => <p>It is {Date.now()}</p>',
    'src/own.jsx': 'export default () => <p>Own</p>',
  })
  vi.useFakeTimers({ toFake: ['Date'], now: 1e12 })
  await build()
  for (const time of [2e12, 3e12]) {
    vi.setSystemTime(time)
    appendFileSync(join(site.dir, 'docs/two.md'), '\nMore.\n')
    expect((await build()).split(' ').sort()).toEqual(['./c.md', './now.x.md', './own.x.md'])
    expect(site.read('build/now/index.html')).toContain(`It is ${time}`)
  }
  expect(await makes(site)).toBe(true)
})

test('that React leaves to chance how it calls what it has made counts for nothing', () => {
  const page =
    "import { createRoot } from 'react-dom/client'\nexport default () => <main>{typeof createRoot}</main>\n"
  const { dir } = temporarySite({ 'sotay.config.mjs': config(lenient), ...notes, 'src/pages/own.jsx': page })
  const [first, second] = [runSotay(['build'], dir), runSotay(['build'], dir)]
  expect(first.status).toBe(0)
  expect(second.stdout).toContain('nothing has changed')
})

test('what plugins read is noticed: files elsewhere, their packages, the year', async () => {
  const elsewhere = join(temporaryPlace('elsewhere'), 'team.json')
  writeFileSync(elsewhere, '1')
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const site = await builtSite({
    'sotay.config.mjs': config(`${lenient} plugins: ['./plugins/own.mjs', 'tags'],`),
    'plugins/own.mjs': `import { readFile } from 'node:fs/promises'
      export default () => ({ name: 'own',
        loadContent: () => readFile(${JSON.stringify(elsewhere)}, 'utf8'),
        contentLoaded: ({ content, actions }) => actions.setGlobalData(content + new Date().getFullYear()) })`,
    'node_modules/tags/package.json': '{ "name": "tags", "type": "module", "main": "index.js" }',
    'node_modules/tags/index.js':
      "import { tag } from './tag.js'\nexport default () => ({ name: 'tags', injectHtmlTags: () => ({ headTags: [tag] }) })",
    'node_modules/tags/tag.js': "export const tag = { tagName: 'meta', attributes: { name: 'a' } }",
  })
  await expectNoticed(site, () => writeFileSync(elsewhere, '2'))
  await expectNoticed(site, () => appendFileSync(join(site.dir, 'node_modules/tags/tag.js'), '\n'))
  await expectNoticed(site, () => atNoon(`${new Date(now).getFullYear() + 1}-06-01`))
})

test('after an edit of a text on a site with plugins only its page is rendered', async () => {
  const { site, build } = watchedSite(
    { ...linked, 'plugins/own.mjs': "export default () => ({ name: 'own', getClientModules: () => [] })" },
    "plugins: ['./plugins/own.mjs']",
  )
  await build()
  site.write({ 'docs/two.md': `${linked['docs/two.md']}\nMore.\n` })
  expect(await build()).toBe('./c.md')
})

test('a page shows what lists of posts, and data that plugins make of posts, say now', async () => {
  const page = `import archive from '@generated/docusaurus-plugin-content-blog/default/p/blog-archive-f05.json'
    export default () => <p>{archive.archive.blogPosts.map(({ metadata }) => metadata.description)}</p>`
  const plugin = `export default ({ baseUrl }) => ({ name: 'own', async allContentLoaded({ allContent, actions }) {
    const [post] = allContent['docusaurus-plugin-content-blog'].default.blogPosts
    const last = await actions.createData('last.json', JSON.stringify(post.metadata.description))
    actions.addRoute({ path: baseUrl + 'last', component: '@site/src/Last.jsx', modules: { last } })
  } })`
  const post = (text: string) => ({ 'blog/2026-01-02-post.md': `---\ntitle: Post\n---\n\n${text}\n` })
  const site = temporarySite({
    'sotay.config.mjs': config("blog: {}, plugins: ['./plugins/own.mjs'],"),
    'docs/index.md': '# Home',
    'plugins/own.mjs': plugin,
    'src/Last.jsx': 'export default ({ last }) => <p>{last}</p>',
    'src/pages/all.jsx': page,
    ...post('First.'),
  })
  for (const text of ['First.', 'Second.']) {
    site.write(post(text))
    const build = await site.build()
    for (const name of ['all', 'last']) expect(build.file(`${name}/index.html`)).toContain(`<p>${text}</p>`)
  }
})

/** The file that holds what the last build read and wrote. */
function recordOf(dir: string): string {
  const folder = join(dir, '.sotay/cache/builds')
  return join(folder, readdirSync(folder)[0]!)
}

/** Changes a byte in the middle of a file. */
function damage(path: string): void {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(path, bytes)
}

function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const paths = files.map((each) => join(each.parentPath, each.name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]))
}

/** A site that writes the addresses of its broken links into a file elsewhere, whenever a page (or its Markdown copy) with one is rendered. */
function watchedSite(files: Record<string, string>, more = '', markdown = false) {
  const log = join(temporaryPlace('log'), 'rendered')
  const write = `({ url }) => { appendFileSync(${JSON.stringify(log)}, url + ' '); return url }`
  const hooks = `markdown: { hooks: { onBrokenMarkdownLinks: ${write} } }, onBrokenLinks: 'ignore', machineReaders: { markdown: ${markdown} }, ${more}`
  const imports = "import { appendFileSync, readFileSync } from 'node:fs'"
  writeFileSync(log, '')
  const all = { 'sotay.config.mjs': config(hooks, imports), ...files }
  const site = temporarySite(all)
  return {
    site,
    /** Builds, compares with a build from nothing, and gives the pages that were rendered, by their broken links. */
    async build(): Promise<string> {
      writeFileSync(log, '')
      const made = contentsOf((await site.build()).outDir)
      const rendered = readFileSync(log, 'utf8').trim()
      for (const path of Object.keys(all)) all[path as keyof typeof all] = site.read(path)
      expect(made).toEqual(contentsOf((await temporarySite(all).build()).outDir))
      return rendered
    },
  }
}

const linked = {
  'docs/index.md': '# Home\n\nText. A [link](./a.md).\n',
  'docs/one.md': '# One\n\nText. A [link](./b.md).\n\n## Part\n',
  'docs/two.md': '# Two\n\nText to [one](./one.md#part). A [link](./c.md).\n',
}

test('after an edit of a text only its page is rendered, and those that look at it', async () => {
  const { site, build } = watchedSite(linked)
  expect((await build()).split(' ').sort()).toEqual(['./a.md', './b.md', './c.md'])
  site.write({ 'docs/two.md': `${linked['docs/two.md']}\nMore.\n` })
  expect(await build()).toBe('./c.md')
  // The page of two asks for its anchors.
  site.write({ 'docs/one.md': `${linked['docs/one.md']}\n## Another part\n` })
  expect(await build()).toBe('./b.md ./c.md')
  site.write({ 'docs/index.md': linked['docs/index.md'].replace('# Home', '# House') })
  expect((await build()).split(' ').sort()).toEqual(['./a.md', './b.md', './c.md'])
})

test('a home page that names the pages which most notes link to is rendered again after an edit of a link, not of a text', async () => {
  const more = { 'docs/part/a.md': '# A\n\nText.\n', 'docs/part/b.md': '# B\n', 'docs/part/c.md': '# C\n' }
  const hero = '---\ntitle: Home\nhero:\n  shelf: true\n---\n\n[link](./home.md)\n'
  const { site, build } = watchedSite({ ...more, 'docs/index.md': hero })
  // Links are counted each time, so that one which is rendered is asked for twice.
  const timesOfHome = async () => (await build()).split(' ').length
  expect(await timesOfHome()).toBe(2)
  site.write({ 'docs/part/a.md': '# A\n\nText.\n\nMore.\n' })
  expect(await timesOfHome()).toBe(1)
  site.write({ 'docs/part/a.md': '# A\n\nText.\n\nMore of [C](./c.md).\n' })
  expect(await timesOfHome()).toBe(2)
})

test('so it is where names have letters with marks', async () => {
  const { 'docs/two.md': two, ...others } = linked
  const { site, build } = watchedSite({ ...others, 'docs/tài liệu.md': two })
  await build()
  site.write({ 'docs/tài liệu.md': `${two}\nMore.\n` })
  expect(await build()).toBe('./c.md')
})

test('after an edit of what describes a note only pages that may say it are rendered', async () => {
  const two = '# Two\n\nText. A [link](./b.md).\n'
  const { site, build } = watchedSite({
    'docs/index.md': '# Home\n\nText. A [link](./home.md).\n',
    'docs/one/note.md': '# One\n\nText. A [link](./a.md).\n',
    'docs/two/note.md': two,
    'docs/two/beside.md': '---\ntags: [word]\n---\n\n# Beside\n\nText. A [link](./c.md).\n',
  })
  expect((await build()).split(' ').sort()).toEqual(['./a.md', './b.md', './c.md', './home.md'])
  site.write({ 'docs/two/note.md': two.replace('Text', 'Other text') })
  // The one beside it holds its label only.
  expect(await build()).toBe('./b.md')
  for (const frontMatter of [
    'description: Said',
    'description: Other',
    'hide_title: true',
    'keywords: [one]',
  ]) {
    site.write({ 'docs/two/note.md': `---\n${frontMatter}\n---\n\n${two}` })
    expect(await build()).not.toContain('a.md')
  }
  site.write({ 'docs/two/note.md': `---\nsidebar_label: Other\n---\n\n${two}` })
  expect(await build()).toContain('./a.md')
})

test('after an edit of a text only its Markdown copy is rendered, and one that was changed by hand', async () => {
  const { site, build } = watchedSite(linked, '', true)
  const rendered = async () => [...new Set((await build()).split(' '))].sort()
  expect(await rendered()).toEqual(['./a.md', './b.md', './c.md'])
  site.write({ 'docs/two.md': `${linked['docs/two.md']}\nMore.\n` })
  expect(await rendered()).toEqual(['./c.md'])
  site.write({ 'docs/two.md': linked['docs/two.md'], 'build/one.md': '# Another' })
  expect(await rendered()).toEqual(['./a.md', './b.md', './c.md'])
})

test('pages with code of the site, which may remember what it has rendered, are rendered together or not at all', async () => {
  const withCode = (name: string, link: string) =>
    `import Own from '../src/Own.jsx'\n\n# ${name}\n\nAbove.\n\nA [link](${link}).\n\n<Own />\n`
  const { site, build } = watchedSite({
    'src/Own.jsx': 'export default () => <b>Own</b>\n',
    'src/pages/page.jsx': "import Own from '../Own.jsx'\nexport default () => <main><Own /></main>\n",
    'docs/one.mdx': withCode('One', './a.md'),
    'docs/two.mdx': withCode('Two', './b.md'),
    'docs/three.md': '# Three\n\nAbove.\n\nA [link](./c.md).\n',
    'blog/2024-01-01-four.md': '# Four\n\nText.\n',
  })
  const rendered = async () => [...new Set((await build()).split(' '))].sort()
  expect(await rendered()).toEqual(['./a.md', './b.md', './c.md'])
  site.write({ 'docs/three.md': '# Three\n\nAbove.\n\nAnother [link](./c.md).\n' })
  expect(await rendered()).toEqual(['./c.md'])
  const edits: Record<string, string>[] = [
    { 'docs/two.mdx': `${withCode('Two', './b.md')}\nMore.\n` },
    { 'docs/two.mdx': '# Two\n\nAbove.\n\nA [link](./b.md).\n' },
    { 'docs/three.md': withCode('Three', './c.md') },
    { 'blog/2024-01-01-four.md': withCode('Four', './d.md') },
    { 'docs/two.mdx': '# Two\n\nAbove.\n\nNo link.\n' },
  ]
  for (const files of edits) {
    site.write(files)
    expect(await rendered()).toContain('./a.md')
  }
})

/** A site with a component of its own on every page. */
const withOwn = (code: string) => ({
  'src/Own.jsx': code,
  'docs/index.md': '# Home\n\nText.\n\nAbove.\n\nA [link](./a.md).\n',
  'docs/one.mdx': '# One\n\nText.\n\nAbove.\n\nA [link](./b.md).\n',
  'docs/two.md': '# Two\n\nText.\n\nAbove.\n\nA [link](./c.md).\n',
})
const ofOwn = "slots: { 'article-after': './src/Own.jsx' }"

test('code on every page is believed to remember nothing once all pages came out the same in the other direction', async () => {
  const { site, build } = watchedSite(withOwn('export default () => <i>Own</i>\n'), ofOwn)
  const rendered = async () => [...new Set((await build()).split(' '))].sort()
  const edit = (note: string) => site.write({ [note]: `${site.read(note)}\nMore.\n` })
  expect(await rendered()).toEqual(['./a.md', './b.md', './c.md'])
  edit('docs/two.md')
  expect(await rendered()).toEqual(['./a.md', './b.md', './c.md'])
  edit('docs/two.md')
  expect(await rendered()).toEqual(['./c.md'])
  edit('docs/one.mdx')
  expect(await rendered()).toEqual(['./b.md'])
  // What a new note may show is known after it has been shown.
  site.write({ 'docs/three.md': '# Three\n' })
  expect((await site.build()).file('three/index.html')).toContain('<i>Own</i>')
})

test.each([
  ['that counts what it renders', 'let count = 0\nexport default () => <i>{(count += 1)}</i>\n', 'More.'],
  [
    'that knows in which order it has met pages',
    "import { useLocation } from '@docusaurus/router'\nconst met = []\nexport default () => {\n  const { pathname } = useLocation()\n  if (!met.includes(pathname)) met.push(pathname)\n  return <i>{met.indexOf(pathname)}</i>\n}\n",
    'More.',
  ],
  [
    'that counts only what a later edit asks of it',
    "import { useDoc } from '@docusaurus/plugin-content-docs/client'\nlet count = 0\nconst Count = () => useDoc().toc.some(({ value }) => value === 'Count') && (count += 1)\nexport default () => <i><Count /></i>\n",
    '## Count',
  ],
])('code on every page %s makes all pages anew, in a process of its own', async (_, code, more) => {
  const files = withOwn(code)
  const edit = editor({ 'sotay.config.mjs': config(`${ofOwn},`), ...files })
  const notes = Object.entries(files).filter(([path]) => path.startsWith('docs/'))
  // Few pages stay as they were: those would tell nothing in another order.
  edit(Object.fromEntries(notes.map(([path, text]) => [path, text.replace('Above.', 'All.')])))
  for (const [note, text] of [
    ['docs/two.md', 'Another.'],
    ['docs/two.md', more],
    ['docs/one.mdx', more],
  ] as const)
    edit({ [note]: files[note].replace('Above.', text) })
})

test('so does code that remembers pages of another language, after an edit of one of its own', () => {
  const files = withOwn('let count = 0\nexport default () => <i>{(count += 1)}</i>\n')
  const translated = 'i18n/vi/docusaurus-plugin-content-docs/current/two.md'
  const languages = "i18n: { defaultLocale: 'en', locales: ['en', 'vi'] }"
  const edit = editor({
    'sotay.config.mjs': config(`${ofOwn}, ${languages},`),
    ...files,
    [translated]: files['docs/two.md'],
  })
  for (const text of ['One.', 'Two.']) edit({ [translated]: files['docs/two.md'].replace('Above.', text) })
})

/** Builds a site, and again after each edit, each time in a process of its own; compares the pages with those of a build from nothing. */
function editor(files: Record<string, string>): (changed: Record<string, string>) => void {
  const site = temporarySite(files)
  const pagesOf = ({ dir }: TemporarySite) => {
    expect(runSotay(['build'], dir)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Built/) })
    const made = Object.entries(contentsOf(join(dir, 'build')))
    return Object.fromEntries(made.filter(([path]) => path.endsWith('.html')))
  }
  pagesOf(site)
  return (changed) => {
    Object.assign(files, changed)
    site.write(changed)
    expect(pagesOf(site)).toEqual(pagesOf(temporarySite(files)))
  }
}

test.each([
  ['a page with problems is not rendered again either', 'export default () => <b>Own</b>\n', ['./b.md']],
  [
    'but one on which code of the site failed is, with all that have such code',
    "import { useThing } from 'away'\nexport default () => {\n  const [thing] = useThing()\n  return <b>{thing.name}</b>\n}\n",
    ['./a.md', './b.md'],
  ],
])('%s, and they are reported as by a build from nothing', async (_, code, again) => {
  const { site, build } = watchedSite(
    {
      'src/Own.jsx': code,
      'docs/index.mdx':
        "import Own from '../src/Own.jsx'\n\n# Own\n\nA [link](./a.md) to [none](/lost).\n\n<Own />\n",
      'docs/one.md': linked['docs/one.md'],
      'docs/two.md': 'A [link](./c.md) to [none](/away).\n',
    },
    "onBrokenLinks: 'warn', onMissingImports: 'warn'",
  )
  await build()
  site.write({ 'docs/one.md': `${linked['docs/one.md']}\nMore.\n` })
  expect([...new Set((await build()).split(' '))].sort()).toEqual(again)
  const { report } = await site.build()
  expect(report).toContain('"/lost"')
  expect(report).toContain('"/away"')
  rmSync(join(site.dir, '.sotay'), { recursive: true })
  expect((await site.build()).report).toBe(report)
})

test('the first edit of a note with code leaves pages without as they are: its file is no source of what was bundled', async () => {
  const { site, build } = watchedSite({
    'src/Own.jsx': 'export default () => <b>Own</b>\n',
    'docs/one.mdx': "import Own from '../src/Own.jsx'\n\n# One\n\nA [link](./a.md).\n\n<Own />\n",
    'docs/two.md': '# Two\n\nA [link](./b.md).\n',
  })
  await build()
  site.write({ 'docs/one.mdx': `${site.read('docs/one.mdx')}\nMore.\n` })
  expect(new Set((await build()).split(' '))).toEqual(new Set(['./a.md']))
})

test('what a page shows of other notes is new, too', async () => {
  const { site, build } = watchedSite(linked, "docs: { routeBasePath: '/', backlinks: true }")
  await build()
  for (const text of ['Text to [the one](./one.md#part).', 'Text to [one](./one.md).', 'Text.']) {
    site.write({ 'docs/two.md': `# Two\n\nAbove.\n\n${text}\n` })
    await build()
  }
})

test('the page for offline reading names the list of what there is now', async () => {
  const { site, build } = watchedSite(linked, 'offline: true')
  await build()
  site.write({ 'docs/two.md': `${linked['docs/two.md']}\nMore.\n` })
  await build()
})

test('a note that code of the site reads as a file changes every page', async () => {
  const before =
    "import { readFileSync } from 'node:fs'\nconst two = new URL('./docs/two.md', import.meta.url)"
  const site = temporarySite({
    'sotay.config.mjs': config("footer: { copyright: readFileSync(two, 'utf8').slice(-6) },", before),
    'docs/index.md': '# Home\n',
    'docs/two.md': '# Two\n\nFirst.',
  })
  expect((await site.build()).file('index.html')).toContain('First.')
  site.write({ 'docs/two.md': '# Two\n\nOther.' })
  expect((await site.build()).file('index.html')).toContain('Other.')
})

test('what a page reads that is taken from an earlier build is still watched', async () => {
  const elsewhere = join(temporaryPlace('elsewhere'), 'word')
  writeFileSync(elsewhere, './x.md')
  const read = `({ url }) => readFileSync(${JSON.stringify(elsewhere)}, 'utf8')`
  const settings = `markdown: { hooks: { onBrokenMarkdownLinks: ${read} } }, onBrokenLinks: 'ignore'`
  const site = temporarySite({
    'sotay.config.mjs': config(settings, "import { readFileSync } from 'node:fs'"),
    ...linked,
    'docs/two.md': '# Two\n',
  })
  await site.build()
  site.write({ 'docs/two.md': '# Two\n\nText.\n' })
  await site.build()
  writeFileSync(elsewhere, './y.md')
  expect((await site.build()).file('one/index.html')).toContain('./y.md')
})

test('an output file that is changed while a build runs is made again by the next one', async () => {
  const page = "fileURLToPath(new URL('./build/one/index.html', import.meta.url))"
  const hook = `({ url }) => { if (url === './c.md' && existsSync(${page})) appendFileSync(${page}, 'More'); return url }`
  const settings = `markdown: { hooks: { onBrokenMarkdownLinks: ${hook} } }, onBrokenLinks: 'ignore'`
  const imports = `import { appendFileSync, existsSync } from 'node:fs'\nimport { fileURLToPath } from 'node:url'`
  const two = (text: string) => ({ 'docs/two.md': `# Two\n\nAbove.\n\n${text}\n` })
  const files = { 'sotay.config.mjs': config(settings, imports), 'docs/one.md': '# One\n' }
  const site = temporarySite({ ...files, ...two('A [link](./c.md).') })
  const whole = (await site.build()).file('one/index.html')
  site.write(two('Another [link](./c.md).'))
  await site.build()
  site.write(two('None.'))
  expect((await site.build()).file('one/index.html')).toBe(whole)
})

test('what reads no notes is not done again after an edit of a text: git is not asked', async () => {
  const folder = temporaryPlace('git')
  const log = join(folder, 'calls')
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  writeFileSync(join(folder, 'git'), `#!/bin/sh\necho call >> ${log}\nexec ${real} "$@"\n`, { mode: 0o755 })
  const site = temporarySite({
    'sotay.config.mjs': config("docs: { routeBasePath: '/', showLastUpdateTime: true }"),
    'docs/index.md': '# Home\n',
  })
  const git = (...args: string[]) => execFileSync(real, ['-C', site.dir, ...args])
  const commit = () => git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-am', 'One')
  git('init')
  git('add', 'docs')
  commit()
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  const asks = async () => {
    writeFileSync(log, '')
    await site.build()
    return readFileSync(log, 'utf8') !== ''
  }
  expect(await asks()).toBe(true)
  site.write({ 'docs/index.md': '# Home\n\nText.\n' })
  expect(await asks()).toBe(false)
  commit()
  site.write({ 'docs/index.md': '# Home\n\nOther text.\n' })
  expect(await asks()).toBe(true)
})

test('after an edit of a text, preview pictures that the output has are not looked for elsewhere', async () => {
  const site = temporarySite({
    'sotay.config.mjs': config('previewImages: true'),
    'docs/index.md': '# Home\n',
  })
  const cache = join(site.dir, '.sotay/cache/previews')
  const made = contentsOf((await site.build()).outDir)
  const pictures = Object.keys(made).filter((path) => path.endsWith('.png'))
  expect(pictures).toHaveLength(readdirSync(cache).length)
  rmSync(cache, { recursive: true })
  site.write({ 'docs/index.md': '# Home\n\nText.\n\nMore.\n' })
  const again = contentsOf((await site.build()).outDir)
  expect(pictures.map((path) => again[path])).toEqual(pictures.map((path) => made[path]))
  expect(readdirSync(join(cache, '..'))).not.toContain('previews')
})

test('after an edit of a text, pictures and fonts that the output has are not copied again', async () => {
  const { site, build } = watchedSite({
    ...linked,
    'static/img/a.svg': '<svg/>',
    'static/b.woff2': 'font',
    'static/c.txt': 'text',
    'docs/d.svg': '<svg viewBox="0 0 1 1"/>',
    'docs/index.md': '# Home\n\n![picture](./d.svg)\n',
  })
  const numbers = () => {
    const files = readdirSync(join(site.dir, 'build'), { recursive: true, withFileTypes: true })
    const copies = files.filter(({ name }) => /^(?:a|b|c|d-.*)\.(?:svg|woff2|txt)$/.test(name))
    return copies.map(({ parentPath, name }) => [name[0], statSync(join(parentPath, name)).ino]).sort()
  }
  await build()
  const before = numbers()
  site.write({ 'docs/two.md': `${linked['docs/two.md']}\nMore.\n` })
  await build()
  expect(numbers().filter(([name]) => name !== 'c')).toEqual(before.filter(([name]) => name !== 'c'))
  expect(before).toHaveLength(4)
  site.write({ 'static/img/a.svg': '<svg viewBox="0 0 2 2"/>' })
  await build()
})
