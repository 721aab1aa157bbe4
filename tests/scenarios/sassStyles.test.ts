import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

/** Stands for the package: it fills in one variable. */
const sass = `const { readFileSync } = require('node:fs')
exports.compileAsync = async (path) => {
  const text = readFileSync(path, 'utf8')
  const line = text.split('\\n').findIndex((written) => written.includes('@error'))
  if (line < 0) return { css: text.replaceAll('$own', 'rgb(1 2 3)') }
  throw Object.assign(new Error('long'), { sassMessage: 'No such colour.', span: { start: { line, column: 2 } } })
}`
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
