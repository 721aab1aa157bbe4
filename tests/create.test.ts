import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copySite, withSotay } from '../create/src/copySite.ts'
import { nameManager } from '../create/src/packageManager.ts'
import { fill } from '../engine/src/commands/createSite.ts'
import { temporaryPlace } from './support/temporarySite.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync(process.execPath, [join(root, 'create/build.mjs')])

const folder = temporaryPlace('create')
const create = (args: string[], variables: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, 'create/dist/cli.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'npm/11.0.0 node/v22.0.0', ...variables },
  })

test('"npm create sotay" makes a site that asks for the published package', () => {
  const { status, stdout } = create(['Sổ của Đạt'])
  expect(status).toBe(0)
  expect(stdout).toBe(
    'Began a site in Sổ của Đạt.\nWhat to do next:\n\n  cd "Sổ của Đạt"\n  npm install\n  npm start\n\n',
  )
  const settings = JSON.parse(readFileSync(join(folder, 'Sổ của Đạt/package.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(join(root, 'engine/package.json'), 'utf8'))
  expect(settings).toMatchObject({ name: 'so-cua-dat', dependencies: { sotay: `^${version}` } })
  expect(existsSync(join(folder, 'Sổ của Đạt/docs/index.md'))).toBe(true)
})

test('both packages have one version, and a new site asks for it', () => {
  const [engine, own, template] = ['engine', 'create', 'engine/templates/common'].map((name) =>
    JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')),
  )
  expect(own.version).toBe(engine.version)
  expect(template.dependencies.sotay).toBe(`^${engine.version}`)
})

test('the package is small, and holds the command, the templates and nothing of tests', () => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: join(root, 'create'),
    encoding: 'utf8',
  })
  const [{ size, files }] = JSON.parse(stdout)
  const paths: string[] = files.map(({ path }: { path: string }) => path)
  expect(size).toBeLessThan(30_000)
  const runnable = files.filter(({ mode }: { mode: number }) => mode & 0o111)
  expect(runnable.map(({ path }: { path: string }) => path)).toEqual(['dist/cli.js'])
  expect(paths.filter((path) => !path.startsWith('templates/')).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/begin.js',
    'dist/cli.js',
    'package.json',
  ])
  expect(paths).toContain('templates/notes/sotay.config.ts')
})

test('the commands to type are those of the package manager that runs it', () => {
  expect(create(['p'], { npm_config_user_agent: 'pnpm/10.1.0 npm/? node/v22' }).stdout).toContain(
    'pnpm install',
  )
  expect(nameManager('yarn/1.22.22 npm/? node/v22')).toBe('yarn')
  expect(nameManager('bun/1.2.0 npm/? node/v22')).toBe('bun')
  expect(nameManager('npm/11.0.0 node/v22')).toBe('npm')
  expect(nameManager('')).toBe('npm')
})

test('what cannot be done is a sentence, and leaves everything as it is', () => {
  mkdirSync(join(folder, 'taken'))
  writeFileSync(join(folder, 'taken/a.txt'), '')
  mkdirSync(join(folder, 'vault/.obsidian'), { recursive: true })
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/sotay.config.ts'), '')
  const errors = [
    ['taken'],
    ['vault'],
    ['new', '--template', 'docz'],
    ['new', '--from', 'nowhere'],
    ['new', '--from', join(folder, 'taken')],
    ['new', '--from', join(folder, 'site')],
    ['a', 'b'],
    ['--wrong'],
  ].map((args) => create(args))
  expect(errors.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(errors.map(({ stderr }) => stderr.split('\n')[0])).toEqual([
    `There is something in ${join(folder, 'taken')} already. Choose another folder.`,
    `There is something in ${join(folder, 'vault')} already. It is a vault of Obsidian: install Sotay in it ("npm install sotay"), and "npx sotay adopt" makes it a site. Or let a copy be made: name another folder, and this one with --from.`,
    'There is no template "docz". The templates are notes, docs, blog.',
    `There is no folder ${join(folder, 'nowhere')}.`,
    `There is no docusaurus.config.* in ${join(folder, 'taken')}, and no note (.md, .mdx).`,
    `${join(folder, 'site')} is a site of Sotay already. Copy it as it is.`,
    'Name one folder, not 2.',
    "Unknown option '--wrong'.",
  ])
  expect(existsSync(join(folder, 'new'))).toBe(false)
})

test('what the system refuses is a sentence, and the folder is as it was', () => {
  writeFileSync(join(folder, 'file'), '')
  symlinkSync('nowhere', join(folder, 'link'))
  mkdirSync(join(folder, 'broken'))
  writeFileSync(join(folder, 'broken/a.md'), '# A')
  writeFileSync(join(folder, 'broken/package.json'), '{ "name": ')
  const errors = [['file/new'], ['link'], ['copy', '--from', 'broken']].map((args) => create(args).stderr)
  expect(errors).toEqual([
    `${join(folder, 'file/new')} cannot be used: a file is in the way of a folder. Nothing was begun.\n`,
    `There is something in ${join(folder, 'link')} already. Choose another folder.\n`,
    expect.stringMatching(/broken\/package\.json is not valid JSON: .+\. Correct it, then try again\.\n$/),
  ])
  expect(existsSync(join(folder, 'copy'))).toBe(false)
  const clone = join(folder, 'clone')
  mkdirSync(join(clone, '.git'), { recursive: true })
  for (const place of [clone, join(folder, 'fresh')])
    expect(() =>
      fill(place, () => {
        mkdirSync(join(place, 'docs'), { recursive: true })
        throw new Error('full')
      }),
    ).toThrow('full')
  expect(readdirSync(clone)).toEqual(['.git'])
  expect(existsSync(join(folder, 'fresh'))).toBe(false)
})

test.each(['create/dist/cli.js', 'engine/bin/sotay.js'])(
  'on a Node that is too old, %s says which one is needed, in words that such a Node can read',
  (path) => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })"
    const args = ['--import', `data:text/javascript,${older}`, join(root, path)]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toBe(
      'Sotay needs Node 20.19 or newer, but this is Node 18.20.8.\nInstall a newer one from https://nodejs.org, then run the command again.\n',
    )
    const code = [path, 'engine/bin/nodeVersion.js'].map((name) => readFileSync(join(root, name), 'utf8'))
    expect(code.join('\n')).not.toMatch(/\?\?|\?\.|^\s*await\b/m)
  },
)

test('a site that moves over keeps its own packages and commands', () => {
  const settings = {
    name: 'site',
    scripts: { start: 'docusaurus start', swizzle: 'docusaurus swizzle', lint: 'eslint .' },
    dependencies: {
      '@docusaurus/core': '3.9.0',
      'docusaurus-plugin-sass': '1',
      '@mdx-js/react': '3',
      clsx: '2',
    },
    devDependencies: { '@docusaurus/types': '3.9.0', typescript: '5' },
  }
  expect(withSotay(settings, '^0.1.0')).toEqual({
    name: 'site',
    scripts: {
      lint: 'eslint .',
      start: 'sotay start',
      build: 'sotay build',
      serve: 'sotay serve',
      check: 'sotay check',
      deploy: 'sotay deploy',
    },
    dependencies: { clsx: '2', sotay: '^0.1.0' },
    devDependencies: { typescript: '5' },
  })
})

test('notes that the config has outside of the site come along, and the old site stays as it is', () => {
  const config =
    "module.exports = { presets: [['classic', { docs: { path: '../docs/' }, blog: { path: '../../blog' } }]],\n"
  const old = {
    'old/website/docusaurus.config.js': `${config}  plugins: [['docs', { path: '../api/docs', routeBasePath: '../docs' }], { path: '../gone' }] }`,
    'old/website/sidebars.js': 'module.exports = {}',
    'old/website/node_modules/a/index.js': '',
    'old/docs/a.md': '# A',
    'old/docs/node_modules/b.md': '',
    'old/api/docs/b.md': '# B',
    'blog/2026-01-01-c.md': '# C',
  }
  const place = temporaryPlace('copy')
  for (const [path, text] of Object.entries(old)) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), text)
  }
  const brought = copySite(join(place, 'old/website'), join(place, 'new'), '^0.1.0')
  expect(brought.map(([, to]) => to)).toEqual(['docs', 'blog', 'api-docs'])
  const copied = readdirSync(join(place, 'new'), { recursive: true, encoding: 'utf8' })
  expect(copied.filter((path) => path.includes('.md')).toSorted()).toEqual([
    'api-docs/b.md',
    'blog/2026-01-01-c.md',
    'docs/a.md',
  ])
  expect(copied).not.toContain('node_modules')
  const written = readFileSync(join(place, 'new/docusaurus.config.js'), 'utf8')
  expect([...written.matchAll(/ath: '([^']*)'/gi)].map(([, path]) => path)).toEqual([
    'docs',
    'blog',
    'api-docs',
    '../docs',
    '../gone',
  ])
  for (const [path, text] of Object.entries(old)) expect(readFileSync(join(place, path), 'utf8')).toBe(text)
  expect(() => copySite(join(place, 'old/website'), join(place, 'old/website/new'), '^0.1.0')).toThrow(
    'Choose a folder elsewhere.',
  )
})

test('a vault, or a folder of notes, is copied with all of its notes, and not what is installed in it', () => {
  const place = temporaryPlace('vault')
  const files = [
    '.obsidian/app.json',
    'Projects/build/plan.md',
    'build/index.html',
    'node_modules/a/README.md',
  ]
  for (const path of files) {
    mkdirSync(dirname(join(place, 'vault', path)), { recursive: true })
    writeFileSync(join(place, 'vault', path), '{}')
  }
  expect(copySite(join(place, 'vault'), join(place, 'new'), '^0.1.0')).toEqual([])
  const copied = readdirSync(join(place, 'new'), { recursive: true, encoding: 'utf8' })
  expect(copied.filter((path) => path.includes('.')).toSorted()).toEqual([
    '.gitignore',
    '.obsidian',
    '.obsidian/app.json',
    'Projects/build/plan.md',
    'package.json',
  ])
  expect(readFileSync(join(place, 'new/package.json'), 'utf8')).toContain('"sotay": "^0.1.0"')
  execFileSync('mkfifo', [join(place, 'vault/Projects/pipe')])
  symlinkSync('gone', join(place, 'vault/Projects/dead'))
  symlinkSync(join(place, 'vault/Projects/build'), join(place, 'vault/Projects/own'))
  symlinkSync('../../new/package.json', join(place, 'vault/Projects/other'))
  copySite(join(place, 'vault/Projects'), join(place, 'notes'), '^0.1.0')
  expect(['dead', 'own', 'other'].map((name) => readlinkSync(join(place, 'notes', name)))).toEqual([
    'gone',
    'build',
    join(place, 'new/package.json'),
  ])
  expect(existsSync(join(place, 'notes/pipe'))).toBe(false)
  expect(readdirSync(join(place, 'notes'))).toContain('package.json')
})

test('where nothing can be installed, the copy is there, and what is left to do is said', () => {
  mkdirSync(join(folder, 'docusaurus'))
  writeFileSync(join(folder, 'docusaurus/docusaurus.config.js'), 'module.exports = {}')
  const { status, stderr } = create(['copied', '--from', 'docusaurus'], {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('The copy is complete. To go on, run "npm install" and "npx sotay adopt" in it.')
  expect(existsSync(join(folder, 'copied/docusaurus.config.js'))).toBe(true)
})
