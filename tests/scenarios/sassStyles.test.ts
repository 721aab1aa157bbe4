import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

/**
 * Stands for the package: it fills in one variable, puts in what `@use` finds by the given importers, leaves out the
 * first line, which is why places need its map, and adds to functions as the package does.
 */
const sass = `const { readFileSync } = require('node:fs')
const { pathToFileURL } = require('node:url')
Function.prototype.call$0 = function () { return this() }
const lines = (text) => 'AAAA' + text.split('\\n').slice(1).map(() => ';AACA').join('')
exports.compileAsync = async (path, { importers, logger }) => (() => {
  const read = (name) => readFileSync(importers.map((each) => each.findFileUrl(name)).find(Boolean), 'utf8')
  const text = readFileSync(path, 'utf8').replace(/@use '(.*?)';/g, (_, name) => read(name))
  for (const [, rule, message] of text.matchAll(/@(warn|debug) '(.*?)';/g))
    logger[rule](message, { deprecation: message === 'old', span: { url: pathToFileURL(path), start: { line: 1, column: 2 } } })
  const line = text.split('\\n').findIndex((written) => written.includes('@error'))
  const css = text.replaceAll('$own', 'rgb(1 2 3)')
  const sourceMap = { version: 3, names: [], sources: [pathToFileURL(path).href], mappings: lines(text).replace('AAAA', 'AACA') }
  if (line < 0) return text.startsWith('$') ? { css: css.slice(css.indexOf('\\n') + 1), sourceMap } : { css }
  throw Object.assign(new Error('long'), { sassMessage: 'No such colour.', span: { start: { line, column: 2 } } })
}).call$0()`
const installed = {
  'node_modules/sass/package.json': '{ "name": "sass", "main": "index.js" }',
  'node_modules/sass/index.js': sass,
}
const build = (scss: string, files: Record<string, string> = {}) =>
  temporarySite(
    { 'docs/index.md': '# Home', 'src/css/custom.scss': scss, 'static/img/x.png': '', ...files },
    { customCss: 'src/css/custom.scss' },
  ).build()

test('a style sheet in Sass is compiled by the package that the site has', async () => {
  const built = await build('.a { color: $own; background: url(/img/x.png) }', installed)
  expect(built.report).toBe('')
  const sheet = built.paths().find((path) => /styles\.\w+\.css$/.test(path))!
  expect(built.file(sheet)).toContain('.a{color:#010203;background:url(/img/x.png)}')
})

const isMain = (path: string) => /styles\.\w+\.css$/.test(path)
/** The site's own rules, which are the last. */
const layerOfUser = (sheet: string) => /.*@layer user\{(.*)\}/s.exec(sheet)?.[1]

test('a style sheet in Sass names files from the site and from packages as other style sheets do', async () => {
  const { report, file, paths } = await build(
    "@use '@site/src/css/one.scss'; @use '~@site/src/css/two.scss'; @use '~pack/three.scss';",
    {
      ...installed,
      'src/css/one.scss': '.one { color: red }',
      'src/css/two.scss': '.two { color: red }',
      'node_modules/pack/three.scss': '.three { color: red }',
    },
  )
  expect(report).toBe('')
  expect(layerOfUser(file(paths().find(isMain)!))).toBe('.one,.two,.three{color:red}')
})

test('what it says by rules of its own is told with its place, but not what Sass will remove', async () => {
  const { failed, report } = await build(
    ".a { color: red }\n  @warn 'Use b'; @debug 'c'; @warn 'old';",
    installed,
  )
  expect(failed).toBe(false)
  expect(report).toContain('info  sass-says                                   src/css/custom.scss:2:3\n')
  expect(report).toContain('warning  sass-says                                src/css/custom.scss:2:3\n')
  expect(report).toContain('"@warn" says: Use b.')
  expect(report).toContain('"@debug" says: c.')
  expect(report).not.toContain('says: old')
})

test('a mistake in it is reported with its place', async () => {
  const { report } = await build('.a {\n  @error "x";\n}', installed)
  expect(report).toContain('src/css/custom.scss:2:3')
  expect(report).toContain('The style sheet cannot be read: No such colour.\n')
})

test('without the package the problem says which one to install', async () => {
  const { report } = await build('.a { color: $own }')
  expect(report).toContain(
    'The package "sass" is not installed.\n  Run "npm install sass", or correct the import.',
  )
})

test('what is forgiven in Sass is reported where it is written', async () => {
  const { report } = await build('$x: 1;\n.a { color: red }\n.b:hovr { color: red }', installed)
  expect(report).toContain('forgiven-css                             src/css/custom.scss:3:1')
})

test('Sass may add to functions, although code of the site may not', async () => {
  const { failed } = await build('.a { color: red }', {
    ...installed,
    'src/pages/one.js': 'export default () => <p>one</p>',
    'docs/note.md': "import { Box } from '@site/src/Box'\n\n# Note\n\n<Box />",
    'src/Box.tsx': 'export const Box = () => <p>box</p>',
  })
  expect(failed).toBe(false)
})

test('components without the package are reported with the one to install', async () => {
  const { report } = await build('.a { color: red }', {
    'src/pages/one.js': "import '../one.scss'\n\nexport default () => <p>one</p>",
    'src/one.scss': '.a { color: red }',
  })
  expect(report.match(/missing-package.*/g)).toEqual([
    expect.stringMatching(/ sotay\.config\.mjs/),
    expect.stringMatching(/ src\/one\.scss$/),
  ])
})

test('what Sass says of later versions goes to a logger that keeps it to itself', async () => {
  const compile = `async compileStringAsync(css, { logger }) {
    logger.warn('darken() is deprecated.', { deprecation: true })
    return { css, loadedUrls: [] }
  }`
  const { report } = await temporarySite({
    'docs/index.md': '# Home',
    'src/pages/one.js': "import '../one.scss'\n\nexport default () => <p>one</p>",
    'src/one.scss': '.a { color: red }',
    ...installed,
    'node_modules/sass/index.js': `${sass}\nexports.initAsyncCompiler = async () => ({ ${compile}, dispose() {} })`,
  }).build()
  expect(report).toBe('')
})

test('a version that is too old for the bundler compiles what components import, too', async () => {
  const { report, file, paths } = await temporarySite({
    'docs/index.md': '# Home',
    'src/pages/one.js':
      "import '../all.scss'\nimport styles from './one.module.scss'\n\nexport default () => <p className={styles.own}>one</p>",
    'src/all.scss': '.all { color: $own }',
    'src/pages/one.module.scss': '.own { color: $own }',
    ...installed,
  }).build()
  expect(report).toBe('')
  const name = /<p class="([^"]+)">one/.exec(file('one.html'))![1]!
  const sheet = file(paths().find((path) => /pages\.\w+\.css$/.test(path))!)
  expect(layerOfUser(sheet)).toMatch(/\.all.*\{color:#010203\}/)
  expect(sheet).toContain(`.${name}`)
})

test('an import without an ending means a style sheet', async () => {
  const { report, file, paths } = await temporarySite(
    {
      'docs/index.md': '# Home',
      'src/one.css': "@import 'two';\n@import './three';",
      'src/two.css': '.two{color:red}',
      'src/three.css': '.three{color:red}',
    },
    { customCss: 'src/one.css' },
  ).build()
  expect(report).toBe('')
  expect(layerOfUser(file(paths().find(isMain)!))).toBe('.two,.three{color:red}')
})
