import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { findSetting, locateSettings, locateText } from './locateSettings.ts'
import { folderWith } from './testing.ts'

/** The text that was found. */
function find(source: string, ...path: PropertyKey[]): string | undefined {
  const range = findSetting(parseAst(source, { lang: 'ts' }), path)
  return range && source.slice(range.start, range.end)
}

test.each([
  'export default { title: 1 }',
  'export default defineConfig({ title: 1 })',
  'export default { title: 1 } as UserConfig',
  'export default ({ title: 1 }) satisfies UserConfig',
  'const config: UserConfig = { title: 1 }\nexport default config',
  'export default () => ({ title: 1 })',
  'export default async function create() { const a = 1; return { title: 1 } }',
  'export default async () => { return await { title: 1 } }',
  'module.exports = { title: 1 }',
])('a key is found in: %s', (source) => {
  expect(find(source, 'title')).toBe('title')
})

test('keys are found in objects and lists, quoted or not, and through variables', () => {
  const source =
    "const items = [{ label: 'a' }, { 'label': 'b' }]\nexport default { label: 1, navbar: { items } }"
  expect(find(source, 'navbar', 'items', 1, 'label')).toBe("'label'")
})

test('text in strings and comments is not taken for a key', () => {
  expect(find("// title: 1\nexport default { tagline: 'title: 1', title: 2 }", 'title')).toBe('title')
  expect(find("/* é 😀 */ export default { tagline: '😀', title: 2 }", 'title')).toBe('title')
})

test('a list element is found as a whole', () => {
  expect(find('export default { items: [1, { a: 2 }] }', 'items', 1)).toBe('{ a: 2 }')
})

test('a setting that is missing in the file is located at the nearest key around it', () => {
  expect(find('export default { docs: { path: 1 } }', 'docs', 'sidebarPath')).toBe('docs')
  expect(find('export default { docs: readDocs }', 'docs', 'path')).toBe('docs')
  expect(find('export default { items: [...others, 1] }', 'items', 1)).toBe('items')
})

test.each([
  'export default {}',
  'export default load',
  'export const a = 1',
  'export default [...a]',
  'foo()',
])('nothing is found in: %s', (source) => {
  expect(find(source, 'title')).toBeUndefined()
})

test('a setting that is missing altogether is located at the brace that opens the settings', async () => {
  const siteDir = folderWith({
    'sotay.config.ts': "import { defineConfig } from 'sotay'\n\nexport default defineConfig({\n})\n",
    'other.config.ts': 'export default load()\n',
  })
  const places = ['sotay.config.ts', 'other.config.ts'].map(async (name) => {
    const locate = await locateSettings({ siteDir, configPath: join(siteDir, name) })
    return locate(['title'])
  })
  expect(await Promise.all(places)).toEqual([
    { file: 'sotay.config.ts', line: 3, column: 29, length: 1, sourceLine: 'export default defineConfig({' },
    { file: 'other.config.ts' },
  ])
})

const file = toSourcePath('a.ts')
const text = 'one\r\ntwo three\nfour'

test.each([
  ['one', { line: 1, column: 1, length: 3, sourceLine: 'one' }],
  ['three', { line: 2, column: 5, length: 5, sourceLine: 'two three' }],
  ['four', { line: 3, column: 1, length: 4, sourceLine: 'four' }],
  ['three\nfour', { line: 2, column: 5, length: 5, sourceLine: 'two three' }],
])('the place of %j is its line, its column and its length on that line', (part, place) => {
  const start = text.indexOf(part)
  expect(locateText(file, text, { start, end: start + part.length })).toEqual({ file, ...place })
})
