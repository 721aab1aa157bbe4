import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build as buildWithVite } from 'vite'
import { expect, test } from 'vitest'
import { testFolder } from '../../content/testFolder.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { openBuildCache } from './openBuildCache.ts'

const page = 'src/pages/about.tsx'
const styles = 'src/pages/about.module.css'
const helper = 'node_modules/helper/index.js'
const hidden = 'src/.hidden/facts.json'
/** Sotay writes it for the bundler. */
const written = '.sotay/plugins/en/ClientModules.jsx'

const all = [page, styles, helper, hidden, written]

/** A site, and a build of some of its files. */
function siteWith(modules = all) {
  const files = [...all, 'docs/first.md', 'src/other.ts', 'src/pages/demo.md']
  const config = testFolder(Object.fromEntries(files.map((name) => [name, `The text of ${name}.`])))
  const at = (name: string) => join(config.siteDir, name)
  let count = 0
  return {
    config,
    write(name: string, text: string) {
      mkdirSync(dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text)
    },
    remove: (name: string) => rmSync(at(name)),
    /** The number of the build whose result is given. Waits, because a build just after an edit is not kept. */
    async build({
      key = 'key',
      code = 'code',
      problems = [] as Diagnostic[],
      meanwhile = () => {},
    } = {}): Promise<number> {
      await setTimeout(60)
      const cached = openBuildCache('pages', config, code)
      const result = await cached(key, async ([plugin]) => {
        const note = `${at('docs/first.md')}?note`
        const ids = [...modules.map(at), note, `${note}&island=own.Count`, '\0virtual', 'sotay:components']
        const { handler } = plugin!.resolveId as { handler(name: string, importer: string): void }
        handler('helper/part', at(page))
        for (const name of ['./about.module.css', './list', '../../data/facts']) handler(name, at(page))
        ;(plugin!.buildEnd as () => void).call({ getModuleIds: () => ids })
        count++
        meanwhile()
        return { code: [{ name: 'page-0.mjs', text: String(count) }], problems }
      })
      return Number(result.code[0]!.text)
    },
  }
}

test.each<[string, (site: ReturnType<typeof siteWith>) => void]>([
  ['an edit of a module', ({ write }) => write(page, 'Another text.')],
  ['an edit of a module in a hidden folder', ({ write }) => write(hidden, 'Another text.')],
  ['a new file, which an import may find instead', ({ write }) => write('src/pages/about.ts', '')],
  ['a removed file', ({ remove }) => remove('src/other.ts')],
  ['another version of a package', ({ write }) => write(helper, 'Another text.')],
  ['damage', ({ write }) => write('.sotay/cache/bundles/en.pages', 'damaged')],
  ['an edit that leaves the size as it is', ({ write }) => write(page, `The text of ${page}!`)],
  ['another list of packages', ({ write }) => write('package.json', '{}')],
  ['another entry of a package', ({ write }) => write('node_modules/helper/package.json', '{}')],
  ['another entry of a part of it', ({ write }) => write('node_modules/helper/part/package.json', '{}')],
  ['a package nearer by', ({ write }) => write('src/node_modules/helper/package.json', '{}')],
  ['a file that was missing', ({ write }) => write('data/facts.ts', '')],
  ['a file beside it', ({ write }) => write('data/fact.md', '')],
  ['a part of the theme', ({ write }) => write('src/theme/Part.tsx', '')],
])('after %s it is built again', async (_, change) => {
  const site = siteWith()
  await site.build()
  change(site)
  expect([await site.build(), await site.build()]).toEqual([2, 2])
})

test('after a checkout, which writes all files anew, it is found again', async () => {
  const site = siteWith()
  await site.build()
  for (const name of all) site.write(name, `The text of ${name}.`)
  expect([await site.build(), await site.build()]).toEqual([1, 1])
  site.write(page, 'Another text.')
  expect(await site.build()).toBe(2)
})

test('after a link leads to a file of the same size and time it is built again', async () => {
  const site = siteWith()
  site.write('static/0', 'a')
  const paths = Array.from({ length: 2000 }, (_, number) => join(site.config.siteDir, `static/${number}`))
  for (const path of paths) writeFileSync(path, 'a')
  const times = paths.map((path) => statSync(path).ctimeMs)
  // Files that are written one after the other have one time sooner or later.
  const first = times.findIndex((time, index) => time === times[index + 1])
  const link = join(site.config.siteDir, 'src/pages/linked')
  symlinkSync(paths[first]!, link)
  expect([await site.build(), await site.build()]).toEqual([1, 1])
  rmSync(link)
  symlinkSync(paths[first + 1]!, link)
  expect(await site.build()).toBe(2)
})

test('notes, and files where nothing was bundled from, change nothing', async () => {
  const site = siteWith()
  await site.build()
  const others = ['src/note.mdx', 'docs/new.mdx', 'node_modules/unused/index.js', 'build/index.html']
  for (const name of others) site.write(name, 'Another text.')
  expect(await site.build()).toBe(1)
})

const list = 'src/list.ts'
const post = 'blog/post.md'

/** A site that shows its posts: a script imports the texts of all that match a pattern. */
function siteWithPosts(call: string) {
  const site = siteWith([list, `${post}?raw`])
  site.write(list, `const posts = ${call}`)
  site.write(post, 'A post.')
  return site
}

const globPosts = "import.meta.glob<string>(['../blog/*.md', '!../blog/_*'], { query: '?raw' })"

test.each([
  [2, 'an edit of one', post],
  [2, 'a new one', 'blog/new.md'],
  [2, 'a note in a folder that nothing came from yet', 'more/new.md'],
  [1, 'an edit of a note that is not imported', 'docs/first.md'],
  [1, 'a new file of the output', 'build/new.html'],
])('texts that a pattern finds are imported again (build %i) after %s', async (expected, _, name) => {
  const site = siteWithPosts(globPosts)
  expect([await site.build(), await site.build()]).toEqual([1, 1])
  site.write(name, 'Another text.')
  expect(await site.build()).toBe(expected)
})

test.each([
  "import.meta.glob('../../outside/*.md')",
  "import.meta.glob(['../blog/*.md', '../../outside/*.md'])",
  'import.meta.glob(pattern)',
])('a build is not kept when its files are not all known: %s', async (call) => {
  const site = siteWithPosts(call)
  expect([await site.build(), await site.build()]).toEqual([1, 2])
})

test('a picture or a worker that code names by its address is a source, too', async () => {
  const site = siteWith()
  site.write(page, 'new Worker(\n  new URL("../../static/worker.js", import.meta.url),\n)')
  site.write('static/worker.js', '')
  expect([await site.build(), await site.build()]).toEqual([1, 1])
  site.write('static/worker.js', 'Another text.')
  expect([await site.build(), await site.build()]).toEqual([2, 2])
})

test('what a worker imports is among the sources', async () => {
  const site = siteWith()
  const { siteDir } = site.config
  for (const [name, text] of [
    ['entry.js', 'new Worker(new URL("./worker.js", import.meta.url), { type: "module" })'],
    ['worker.js', 'import { reply } from "helper"; postMessage(reply)'],
    ['node_modules/helper/package.json', '{ "name": "helper", "main": "index.js", "type": "module" }'],
    [helper, 'export const reply = 1'],
  ] as const)
    site.write(name, text)
  await setTimeout(60)
  const buildOnce = async () => {
    let isBuilt = false
    const cached = openBuildCache('workers', site.config, 'code')
    await cached('key', async (plugins) => {
      isBuilt = true
      const input = join(siteDir, 'entry.js')
      const build = { write: false, rolldownOptions: { input } } as const
      await buildWithVite({ root: siteDir, configFile: false, logLevel: 'silent', plugins, build })
      return { code: [] }
    })
    return isBuilt
  }
  expect([await buildOnce(), await buildOnce()]).toEqual([true, false])
  site.write(helper, 'export const reply = 2')
  expect(await buildOnce()).toBe(true)
})

test('another key or other code of the engine builds again', async () => {
  const site = siteWith()
  await site.build()
  expect(await site.build({ key: 'other' })).toBe(2)
  expect(await site.build({ key: 'other', code: 'other' })).toBe(3)
})

test('a build with a sheet of a package that imports another is not kept', async () => {
  const site = siteWith([page, 'node_modules/helper/own.css', 'node_modules/helper/far.css'])
  site.write('node_modules/helper/far.css', '@import url("https://example.com/font.css");')
  site.write('node_modules/helper/own.css', '@import "https://example.com/font.css";')
  expect([await site.build(), await site.build()]).toEqual([1, 1])
  site.write('node_modules/helper/own.css', '@import "./base.css";')
  expect([await site.build(), await site.build()]).toEqual([2, 3])
})

test.each(['src/_sizes.scss', 'src/colors/index.scss', 'more/print.css', 'more/shared.module.css'])(
  'sheets that one takes in are among the sources (%s), and what they take in',
  async (changed) => {
    const site = siteWith()
    for (const [name, text] of [
      [
        styles,
        "@use '../sizes' with ($unit: 'px'); .a { composes: b from '../../more/shared.module.css', c from './about.module.css' }",
      ],
      ['src/_sizes.scss', "@use 'sass:math';\n@forward 'colors'; $unit: 'em' !default;"],
      ['src/colors/index.scss', "@import '../../more/print.css', '../pages/about.module';"],
      ['more/print.css', '@import url(https://example.com/font.css);'],
      ['more/shared.module.css', '.b { composes: c from global; composes: a }'],
    ])
      site.write(name!, text!)
    expect([await site.build(), await site.build()]).toEqual([1, 1])
    site.write(changed, 'a { color: blue }')
    expect([await site.build(), await site.build()]).toEqual([2, 2])
  },
)

test('what the sheet of a package names is among the sources', async () => {
  const site = siteWith([page, 'node_modules/helper/own.css'])
  site.write('node_modules/helper/own.css', '@font-face { src: url(./own.woff2) }')
  site.write('node_modules/helper/own.woff2', 'a')
  expect([await site.build(), await site.build()]).toEqual([1, 1])
  site.write('node_modules/helper/own.woff2', 'another')
  expect([await site.build(), await site.build()]).toEqual([2, 2])
})

test.each([
  ['a file outside of the site', ['../outside.ts']],
  ['a note as a module', ['src/pages/demo.md']],
])('a build with %s is not kept, since a change of it would go unnoticed', async (_, modules) => {
  const site = siteWith(modules)
  expect([await site.build(), await site.build()]).toEqual([1, 2])
})

test('a build during which a file was edited or removed is not kept', async () => {
  const site = siteWith()
  await site.build({ meanwhile: () => site.write(page, 'Another text.') })
  expect([await site.build(), await site.build()]).toEqual([2, 2])
  await site.build({ key: 'other', meanwhile: () => site.remove(hidden) })
  expect(await site.build({ key: 'other' })).toBe(4)
})

test.each(['pictures/a.png', 'static/b.png', 'assets/c d.png'])(
  'a sheet may name pictures, which are among the sources (%s), and what is elsewhere',
  async (changed) => {
    const site = siteWith()
    for (const path of ['pictures/a.png', 'static/b.png', 'assets/c d.png']) site.write(path, 'a')
    const urls = [
      '"../../pictures/a.png?x"',
      '\'data:image/svg+xml,<svg viewBox="0 0 1 1"/>\'',
      'https://a.b/c.png',
      '#a',
      '/b.png',
      "'@site/assets/c%20d.png'",
    ]
    site.write(styles, urls.map((url) => `a { background: url(${url}) }`).join('\n'))
    expect([await site.build(), await site.build()]).toEqual([1, 1])
    site.write(changed, 'another')
    expect([await site.build(), await site.build()]).toEqual([2, 2])
  },
)

test.each([
  [styles, '@import "./base.css";'],
  [styles, 'a { background: url("/a.png") }'],
  [styles, 'a { background: url(~helper/a.png) }'],
  [styles, 'a { background: url(#{$picture}) }'],
  [styles, '.a { composes: b from "./b.css" }'],
  [styles, 'a { background: url(../../../outside.png) }'],
  [styles, 'a { background: image-set("a.png" 1x) }'],
  [styles, '@use "~helper/own";'],
  [styles, '@use "sass:meta"; a { @include meta.load-css("base") }'],
  [styles, '@value red from "./about.module.css";'],
  [page, 'new URL("../../../outside.png", import.meta.url)'],
  [page, 'new URL(`../../static/a.png`, import.meta.url)'],
  [page, 'new URL("../../static/a.png", import.meta.url); fetch(import.meta.env.HOST)'],
])('a build that may read more files is not kept: %s, %s', async (name, text) => {
  const site = siteWith()
  site.write(name, text)
  expect([await site.build(), await site.build()]).toEqual([1, 2])
})

test('a build with errors is not kept, and one with warnings is', async () => {
  const site = siteWith()
  const problem = diagnose('missing-package', ['helper'])
  expect([await site.build({ problems: [problem] }), await site.build()]).toEqual([1, 2])
  const warned = { key: 'warned', problems: [{ ...problem, level: 'warning' as const }] }
  expect([await site.build(warned), await site.build(warned)]).toEqual([3, 3])
})

test('the sources of the engine cache nothing', async () => {
  const { config } = siteWith()
  const cached = openBuildCache('pages', config, undefined)
  const build = async () => ({ code: [{ name: 'a', text: '' }] })
  expect(await cached('key', build)).not.toBe(await cached('key', build))
})
