import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { importModule } from './importModule.ts'
import { folderWith, problemsOf } from './testing.ts'

test.each([
  ['a.ts', 'enum Side { Left = 1 }\nconst side: Side = Side.Left\nexport default { side }'],
  ['a.mts', 'export default { side: 1 as number } satisfies object'],
  ['a.js', 'export default { side: 1 }'],
  ['a.mjs', 'export default await Promise.resolve({ side: 1 })'],
  ['a.cjs', 'module.exports = { side: 1 }'],
  ['a.js', 'module.exports = { side: 1 }'],
  ['a.js', 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = { side: 1 }'],
  ['a.ts', "import type { Config } from './types'\nmodule.exports = { side: 1 }"],
  ['a.json', '{ "side": 1 }'],
])('%s gives its default export: %s', async (name, text) => {
  const folder = folderWith({ [name]: text })
  expect((await importModule(join(folder, name))).value).toEqual({ side: 1 })
})

test('a default export that is required does not hold itself', async () => {
  const folder = folderWith({
    'a.js': "const b = require('./b')\nmodule.exports = { b, same: b.default === b }",
    'b.ts': 'export const c = 2\nexport default { d: 1 }',
  })
  expect((await importModule(join(folder, 'a.js'))).value).toEqual({ b: { c: 2, d: 1 }, same: true })
})

test("the engine's React is there for modules that require it", async () => {
  const folder = folderWith({ 'a.js': "module.exports = typeof require('react').createElement" })
  expect((await importModule(join(folder, 'a.js'))).value).toBe('function')
})

test('a module without a default export gives undefined', async () => {
  const folder = folderWith({ 'a.ts': 'export const side = 1' })
  expect((await importModule(join(folder, 'a.ts'))).value).toBeUndefined()
})

test('files that a module imports may leave out their ending, and all of them are listed', async () => {
  const folder = folderWith({
    'a.ts': "import { b } from './lib/b'\nimport c from './c.json'\nexport default [b, c.c]",
    'lib/b.ts': 'export const b: string = "b"',
    'c.json': '{ "c": 3 }',
  })
  const { value, files } = await importModule(join(folder, 'a.ts'))
  expect(value).toEqual(['b', 3])
  expect(files.toSorted()).toEqual(['a.ts', 'c.json', 'lib/b.ts'].map((name) => join(folder, name)))
})

test('names of packages of Docusaurus are found that Node does not see in CommonJS', async () => {
  const folder = folderWith({
    'a.ts': "import utils, { Joi } from '@docusaurus/utils-validation'\nexport default [Joi, typeof utils]",
    'node_modules/@docusaurus/utils-validation/index.js':
      "Object.defineProperty(exports, 'J' + 'oi', { get: () => 'checks' })",
  })
  expect((await importModule(join(folder, 'a.ts'), folder)).value).toEqual(['checks', 'object'])
})

test('an edit of the module or of what it imports is seen at the next call', async () => {
  const folder = folderWith({
    'a.ts': "import b from './b.ts'\nexport default b",
    'b.ts': 'export default 1',
  })
  const read = async () => (await importModule(join(folder, 'a.ts'))).value
  expect(await read()).toBe(1)
  await writeFile(join(folder, 'b.ts'), 'export default 2')
  expect(await read()).toBe(2)
  await writeFile(join(folder, 'a.ts'), 'export default 3')
  expect(await read()).toBe(3)
})

test('a module that did not change is run again as well', async () => {
  const folder = folderWith({ 'a.ts': 'export default { list: [] as number[] }' })
  const read = async () => (await importModule(join(folder, 'a.ts'))).value as { list: number[] }
  ;(await read()).list.push(1)
  expect(await read()).toEqual({ list: [] })
})

test('packages are found from the folder of the file that imports them', async () => {
  const folder = folderWith({
    'site/a.ts': "import b from 'b'\nimport { c } from '../c.ts'\nexport default [b, c]",
    'site/node_modules/b/package.json': '{ "type": "module", "exports": { "import": "./b.js" } }',
    'site/node_modules/b/b.js': 'export default "b of the site"',
    'c.ts': "import b from 'b'\nexport const c = b",
    'node_modules/b/package.json': '{ "type": "module", "exports": "./b.js" }',
    'node_modules/b/b.js': 'export default "b above it"',
  })
  expect((await importModule(join(folder, 'site/a.ts'))).value).toEqual(['b of the site', 'b above it'])
})

test("Node's own modules and CommonJS packages can be imported and required", async () => {
  const folder = folderWith({
    'a.ts':
      "import { posix } from 'path'\nimport b from 'b'\nimport c from './c.cjs'\nexport default [posix.sep, b, c]",
    'c.cjs': "module.exports = [require('node:path').posix.sep, require('b')]",
    'node_modules/b/package.json': '{ "main": "b.js" }',
    'node_modules/b/b.js': 'module.exports = "b"',
  })
  expect((await importModule(join(folder, 'a.ts'))).value).toEqual(['/', 'b', ['/', 'b']])
})

test('a file of the config has its own path, folder and URL', async () => {
  const folder = folderWith({
    'a.ts': "import b from './lib/b.ts'\nimport c from './c.cjs'\nexport default [import.meta.url, b, c]",
    'lib/b.ts': 'export default [import.meta.dirname, import.meta.filename]',
    'c.cjs': 'module.exports = [__dirname, __filename]',
  })
  expect((await importModule(join(folder, 'a.ts'))).value).toEqual([
    pathToFileURL(join(folder, 'a.ts')).href,
    [join(folder, 'lib'), join(folder, 'lib/b.ts')],
    [folder, join(folder, 'c.cjs')],
  ])
})

test('a module may give itself the names that CommonJS has', async () => {
  const folder = folderWith({
    'a.mts':
      "import { dirname } from 'node:path'\nimport { fileURLToPath } from 'node:url'\nconst __filename = fileURLToPath(import.meta.url)\nconst __dirname = dirname(__filename)\nexport default [__filename, __dirname]",
  })
  expect((await importModule(join(folder, 'a.mts'))).value).toEqual([join(folder, 'a.mts'), folder])
})

test('nothing is left in the folder', async () => {
  const folder = folderWith({ 'a.ts': 'export default 1', 'bad.ts': 'throw new Error("no")' })
  await importModule(join(folder, 'a.ts'))
  await problemsOf(importModule(join(folder, 'bad.ts')))
  expect((await readdir(folder)).toSorted()).toEqual(['a.ts', 'bad.ts'])
})

test('text that does not parse is reported with its line', async () => {
  const folder = folderWith({ 'a.ts': 'const a = 1\nexport default { a: }\n' })
  expect(await problemsOf(importModule(join(folder, 'a.ts')))).toEqual([
    {
      code: 'module-failed',
      level: 'error',
      title: 'File whose code fails',
      message: 'The file cannot be used: What is here cannot follow what is before it.',
      hint: 'Often the mistake is just before: a comma, a bracket, a quotation mark or a closing tag that is missing.',
      where: { file: 'a.ts', line: 2, column: 21, sourceLine: 'export default { a: }' },
    },
  ])
})

test('JSON that does not parse is reported with its line', async () => {
  const folder = folderWith({ 'a.json': '{ "a": 1,\n  "b": }' })
  expect(await problemsOf(importModule(join(folder, 'a.json')))).toMatchObject([
    {
      message: 'The file cannot be read: from here on it is not JSON.',
      where: { file: 'a.json', line: 2, column: 9, sourceLine: '  "b": }' },
    },
  ])
})

test('what the code throws is reported with the line of the file it is in, from the site folder', async () => {
  const folder = folderWith({
    'a.ts': "interface Unused { a: string }\nimport { fail } from './lib/b.ts'\nexport default fail()",
    'lib/b.ts': 'type Gone = string\n\nexport function fail() {\n  throw new TypeError("no luck")\n}\n',
  })
  expect(await problemsOf(importModule(join(folder, 'a.ts')))).toMatchObject([
    {
      code: 'module-failed',
      message: 'The file cannot be used: no luck.',
      where: { file: 'lib/b.ts', line: 4, column: 9, sourceLine: '  throw new TypeError("no luck")' },
    },
  ])
})

test('a thrown value that is not an error is shown', async () => {
  const folder = folderWith({ 'lib/a.ts': 'throw { status: 3 }' })
  expect(await problemsOf(importModule(join(folder, 'lib/a.ts'), folder))).toMatchObject([
    { message: 'The file cannot be used: it threw { status: 3 }.', where: { file: 'lib/a.ts' } },
  ])
})

test('an export that a package does not have is reported', async () => {
  const folder = folderWith({
    'a.ts': "\nimport { sep, basname } from 'node:path'\nexport default [sep, basname]",
  })
  expect(await problemsOf(importModule(join(folder, 'a.ts')))).toMatchObject([
    {
      code: 'missing-export',
      message: '"node:path" exports nothing named "basname".',
      hint: 'Did you mean "basename"?',
      where: { file: 'a.ts', line: 2, column: 15 },
    },
  ])
})

test('an import of a file that does not exist is reported with its line', async () => {
  const folder = folderWith({ 'a.ts': "\nimport b from './b'\nexport default b" })
  expect(await problemsOf(importModule(join(folder, 'a.ts')))).toMatchObject([
    {
      message: 'The file cannot be used: There is no file for the import "./b".',
      where: { file: 'a.ts', line: 2, column: 15 },
    },
  ])
})

test('an import of a package that is not installed names the package', async () => {
  const folder = folderWith({ 'a.ts': "\nimport b from '@scope/b/part'\nexport default b" })
  expect(await problemsOf(importModule(join(folder, 'a.ts')))).toEqual([
    {
      code: 'missing-package',
      level: 'error',
      title: 'Import of a package that is not installed',
      message: 'The package "@scope/b" is not installed.',
      hint: 'Run "npm install @scope/b", or correct the import.',
      install: '@scope/b',
      where: { file: 'a.ts', line: 2, column: 15, length: 15, sourceLine: "import b from '@scope/b/part'" },
    },
  ])
})

test('a path that Sotay does not offer is not taken for a package that is not installed', async () => {
  const folder = folderWith({ 'a.ts': "import b from 'sotay/nowhere'\nexport default b" })
  expect(await problemsOf(importModule(join(folder, 'a.ts')))).toMatchObject([
    {
      message: 'The package "sotay" offers nothing under this path.',
      hint: expect.stringContaining('"sotay/theme"'),
    },
  ])
})

test('all imports that lead nowhere are reported at once, also those of files that it imports', async () => {
  const folder = folderWith({
    'a.ts':
      "import one from 'one'\nimport gone from './gone'\nimport b from './b'\nexport default [one, gone, b]",
    'b.ts': "import two from 'two'\nexport default two",
  })
  const problems = await problemsOf(importModule(join(folder, 'a.ts')))
  expect(problems.map(({ code, where }) => `${where?.file}:${where?.line} ${code}`)).toEqual([
    'a.ts:1 missing-package',
    'a.ts:2 module-failed',
    'b.ts:1 missing-package',
  ])
})

test('a path that code makes cannot be imported, which is said without the code itself', async () => {
  const folder = folderWith({
    'a.js': "const place = __dirname + '/b.js'\nexport default await import(place)",
  })
  const [problem] = await problemsOf(importModule(join(folder, 'a.js')))
  expect(problem!.message).toMatch(/from "a\.js"/)
  expect(problem!.message.length).toBeLessThan(300)
})
