import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { printReport } from '../diagnostics/printReport.ts'
import { loadConfig } from './loadConfig.ts'
import { folderWith, problemsOf } from './testing.ts'

const settings = "{ title: 'Notes', url: 'https://example.com' }"

test.each([
  ['sotay.config.ts', `const config: object = ${settings}\nexport default config`],
  ['sotay.config.mts', `export default () => (${settings})`],
  ['sotay.config.js', `export default async () => (${settings})`],
  ['sotay.config.mjs', `export default ${settings}`],
  ['sotay.config.cts', `module.exports = ${settings}`],
  ['sotay.config.cjs', `module.exports = async () => (${settings})`],
])('%s is read: %s', async (name, text) => {
  const folder = folderWith({ [name]: text })
  expect(await loadConfig(folder)).toMatchObject({
    title: 'Notes',
    url: 'https://example.com',
    baseUrl: '/',
    siteDir: folder,
    configPath: join(folder, name),
  })
})

test('a config, and what it imports, reads files from its folder, wherever the command was started', async () => {
  const read = "import { readFileSync } from 'node:fs'\n"
  const folder = folderWith({
    'title.txt': 'Mine',
    'tagline.mjs': `${read}export default readFileSync('title.txt', 'utf8')`,
    'sotay.config.mjs': `${read}import tagline from './tagline.mjs'
export default () => ({ ...${settings}, title: readFileSync('title.txt', 'utf8'), tagline })`,
  })
  const here = process.cwd()
  expect(await loadConfig(folder)).toMatchObject({ title: 'Mine', tagline: 'Mine' })
  expect(process.cwd()).toBe(here)
})

test('of several config files the TypeScript one is read', async () => {
  const folder = folderWith({
    'sotay.config.js': settings,
    'sotay.config.ts': `export default ${settings}`,
  })
  expect((await loadConfig(folder)).configPath).toBe(join(folder, 'sotay.config.ts'))
})

test('a config file with another name can be given, and the folder may be relative', async () => {
  const folder = folderWith({ 'config/dev.ts': `export default ${settings}` })
  expect(await loadConfig(relative(process.cwd(), folder), { configFile: 'config/dev.ts' })).toMatchObject({
    siteDir: folder,
    configPath: join(folder, 'config/dev.ts'),
  })
})

test('an edit of the config file is seen at the next call', async () => {
  const folder = folderWith({ 'sotay.config.ts': `export default ${settings}` })
  await loadConfig(folder)
  await writeFile(join(folder, 'sotay.config.ts'), `export default { ...${settings}, tagline: 'Edited' }`)
  expect((await loadConfig(folder)).tagline).toBe('Edited')
})

test('a folder without a config file is named, with the name that one has', async () => {
  const folder = folderWith({})
  expect(await problemsOf(loadConfig(folder))).toEqual([
    {
      code: 'missing-config',
      level: 'error',
      title: 'Site without a config file',
      message: `The folder "${folder}" holds no config file, such as "sotay.config.ts".`,
      hint: 'Give the folder of a site, or begin one with "sotay new DIR". For a folder of notes, "sotay adopt" writes a config.',
    },
  ])
})

test.each(['sotay.config.json', 'sotay.conf.ts', 'Sotay.config.ts', '.sotay.config.js'])(
  'a config that is called %s is named',
  async (name) => {
    const hint = expect.stringContaining(`"${name}" is not read: rename it to "sotay.config.ts"`)
    const folder = folderWith({ [name]: '{}' })
    expect(await problemsOf(loadConfig(folder))).toMatchObject([{ code: 'missing-config', hint }])
  },
)

test('in a folder of a site, the folder of the site is named', async () => {
  const folder = folderWith({ 'sotay.config.ts': `export default ${settings}`, 'docs/guides/a.md': '# A' })
  expect(await problemsOf(loadConfig(join(folder, 'docs/guides')))).toMatchObject([
    { code: 'missing-config', hint: `It is in the site "${folder}": run the command there.` },
  ])
})

test('a folder with the name of a config file is named', async () => {
  const folder = folderWith({})
  await mkdir(join(folder, 'sotay.config.ts'))
  expect(await problemsOf(loadConfig(folder))).toMatchObject([
    { code: 'unusable-file', where: { file: 'sotay.config.ts' } },
  ])
})

test('a config file that was asked for and does not exist is named', async () => {
  const folder = folderWith({ 'sotay.config.ts': `export default ${settings}` })
  expect(await problemsOf(loadConfig(folder, { configFile: 'dev.config.ts' }))).toMatchObject([
    {
      message: `The folder "${folder}" holds no file "dev.config.ts".`,
      hint: 'The name given with --config counts from the site folder.',
    },
  ])
})

test('a site folder that does not exist is named', async () => {
  const folder = join(folderWith({}), 'gone')
  expect(await problemsOf(loadConfig(folder))).toEqual([
    {
      code: 'missing-site-folder',
      level: 'error',
      title: 'Site folder that does not exist',
      message: `There is no folder "${folder}".`,
      hint: 'Give the folder that holds the config file, or run the command inside it.',
    },
  ])
})

test('a site folder that is a file is reported as a file', async () => {
  const file = join(folderWith({ 'sotay.config.ts': '' }), 'sotay.config.ts')
  expect(await problemsOf(loadConfig(file))).toMatchObject([
    { code: 'missing-site-folder', message: `"${file}" is a file, not the folder of a site.` },
  ])
})

test.each([
  ["export default 'Notes'", "The default export is 'Notes'."],
  ['export default () => [1]', 'The default export is [ 1 ].'],
  ['export const config = {}', 'The file has no default export.'],
  ['export default () => {}', 'The file has no default export.'],
])('what gives no settings is reported: %s', async (text, message) => {
  const folder = folderWith({ 'sotay.config.ts': text })
  expect(await problemsOf(loadConfig(folder))).toEqual([
    {
      code: 'wrong-export',
      level: 'error',
      title: 'File that does not export what is needed',
      message,
      hint: 'Write "export default", followed by defineConfig({ … }).',
      where: { file: 'sotay.config.ts' },
    },
  ])
})

test('what the function of a config file throws is reported with its line', async () => {
  const folder = folderWith({
    'sotay.config.ts':
      'interface A { a: 1 }\nexport default async () => {\n  throw new Error("no network")\n}',
  })
  expect(await problemsOf(loadConfig(folder))).toMatchObject([
    {
      message: 'The file cannot be used: no network.',
      where: { file: 'sotay.config.ts', line: 3, column: 9 },
    },
  ])
})

test('[X15] unknown and wrong settings are all reported at once, each with its place', async () => {
  const folder = folderWith({
    'sotay.config.ts': `import { defineConfig } from './defineConfig.ts'

export default defineConfig({
  title: 'Notes',
  url: 'example.com',
  docs: {
    sidebarPath: true,
    sidebarColapsed: false,
  },
  themeConfig: { navbar: {}, footer: {} },
})`,
    'defineConfig.ts': 'export const defineConfig = (config: unknown) => config',
  })
  expect(printReport(await problemsOf(loadConfig(folder)))).toMatchInlineSnapshot(`
    "error  invalid-setting                            sotay.config.ts:5:3
      5 |   url: 'example.com',
        |   ^^^
      "url" is 'example.com'. It must be an absolute address, such as 'https://notes.example.com'.

    error  invalid-setting                            sotay.config.ts:7:5
      7 |     sidebarPath: true,
        |     ^^^^^^^^^^^
      "docs.sidebarPath" is true. It must be the name of a sidebars file, or false for no sidebars; leave it out for one made from the folders.

    error  unknown-setting                            sotay.config.ts:8:5
      8 |     sidebarColapsed: false,
        |     ^^^^^^^^^^^^^^^
      There is no setting "docs.sidebarColapsed".
      Did you mean "docs.sidebarCollapsed"?

    error  unknown-setting                            sotay.config.ts:10:3
      10 |   themeConfig: { navbar: {}, footer: {} },
         |   ^^^^^^^^^^^
      There is no setting "themeConfig".
      Its settings are at the top level: move "navbar" and "footer" there.
    "
  `)
})

test.each([
  ["get title() { throw new Error('no title') }", 'sotay.config.ts:1:', 'no title'],
  [
    'docs: (() => { const docs = {}; docs.docs = docs; return docs })()',
    '',
    '"docs.docs" holds itself, or is nested too deeply.',
  ],
])('settings that cannot be read to their end are reported: %s', async (member, place, reason) => {
  const folder = folderWith({ 'sotay.config.ts': `export default { ...${settings}, ${member} }` })
  const report = printReport(await problemsOf(loadConfig(folder)))
  expect(report).toContain(`The file cannot be used: ${reason}`)
  expect(report).toContain(place)
})

test('a value of the wrong type is reported once, without what else cannot be right with it', async () => {
  const siteDir = folderWith({
    'sotay.config.mjs':
      "export default { title: 'A', url: 'https://example.com', search: { synonyms: ['a', 'b'] } }",
  })
  const problems = await problemsOf(loadConfig(siteDir))
  expect(problems.map(({ message }) => message)).toEqual([
    '"search.synonyms[0]" is \'a\'. It must be a list.',
    '"search.synonyms[1]" is \'b\'. It must be a list.',
  ])
})

test.each(['/', '..', '../..'])('%j is no static folder: it holds the site', async (folder) => {
  const site = folderWith({
    'sotay.config.ts': `export default { title: 'A', url: 'https://a.example', staticDirectories: ['static', '${folder}'] }`,
  })
  const [problem] = await problemsOf(loadConfig(site))
  expect(problem).toMatchObject({ level: 'error', where: { file: 'sotay.config.ts', line: 1 } })
  expect(problem!.message).toBe(
    `"staticDirectories[1]" is '${folder}'. It must not hold the folder of the site: all that is beside it would be published.`,
  )
})

test.each(['.', '../public', '/nowhere/else'])('%j may be a static folder', async (folder) => {
  const site = folderWith({
    'sotay.config.ts': `export default { title: 'A', url: 'https://a.example', staticDirectories: ['${folder}'] }`,
  })
  expect((await loadConfig(site)).staticDirectories).toEqual([folder])
})

test('folders that the config names and that are not there are reported, those that every site may lack are not', async () => {
  const folder = folderWith({
    'sotay.config.js': `export default { ...${settings}, staticDirectories: ['static', 'asets'], blog: { path: 'nwes' } }`,
  })
  const problems: Diagnostic[] = []
  await loadConfig(folder, { tell: (found) => problems.push(...found) })
  expect(problems.map(({ code, level, message, where }) => [code, level, message, where?.key])).toEqual([
    [
      'missing-folder',
      'warning',
      'There is no folder "asets", which "staticDirectories[1]" names, so nothing is taken from it.',
      ['staticDirectories', 1],
    ],
    [
      'missing-folder',
      'warning',
      'There is no folder "nwes", which "blog.path" names, so nothing is taken from it.',
      ['blog', 'path'],
    ],
  ])
})
