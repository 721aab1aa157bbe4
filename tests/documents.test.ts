/// <reference types="vite/client" />
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { noteModules } from '../engine/src/model/noteModules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = Object.entries(
  import.meta.glob<string>(['../*.md', '../docs/**/*.md'], { query: '?raw', import: 'default', eager: true }),
).map(([path, text]) => ({ path: path.replace('../', ''), prose: text.replace(/^```.*?^```/gms, '') }))

/** What the pattern finds in the prose of each document and the test refuses, as lines of a report. */
function wrong(pattern: RegExp, isRight: (found: string, folder: string) => boolean): string[] {
  return documents.flatMap(({ path, prose }) =>
    [...prose.matchAll(pattern)]
      .map(([, found]) => found!)
      .filter((found) => !isRight(found, path.replace(/[^/]*$/, '')))
      .map((found) => `${path} names ${found}`),
  )
}

test('documents link to files that exist', () => {
  expect(wrong(/\]\(([^)#:]+)(?:#[^)]*)?\)/g, (link, folder) => existsSync(root + folder + link))).toEqual([])
})

test('each promise of docs/security.md names tests that exist', () => {
  const { prose } = documents.find(({ path }) => path === 'docs/security.md')!
  const rows = prose.split('\n').filter((line) => /^\|.*\.test\.ts`/.test(line))
  const named = rows.flatMap((row) => {
    const parts = row.split(/`([^`]+\.test\.ts)`/).slice(1)
    return parts.flatMap((file, index) =>
      index % 2 === 0 ? [...parts[index + 1]!.matchAll(/"([^"]+)"/g)].map(([, name]) => [file, name!]) : [],
    )
  }) as [file: string, name: string][]
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(([file, name]) => !hasTest(readWithCases(file), name))).toEqual([])
})

/** A test file, with the files of its folder that it takes its cases from. */
function readWithCases(file: string): string {
  const code = readFileSync(root + file, 'utf8')
  const cases = [...code.matchAll(/from '\.\/([\w.]+\.ts)'/g)].map(([, name]) =>
    file.replace(/[^/]*$/, name!),
  )
  return [
    code,
    ...cases.filter((path) => existsSync(root + path)).map((path) => readFileSync(root + path, 'utf8')),
  ].join('\n')
}

/** Whether a file has a text that may be the name of a test, in which code may fill in a part. */
function hasTest(code: string, name: string): boolean {
  if (code.includes(name)) return true
  const texts = [...code.matchAll(/(['`])(\S[^\n]*?\S)\1/g)].map(([, , text]) => text!)
  return texts.some((text) => {
    const parts = text.split(/\$\{[^}]*\}|%s/)
    const isTemplate = parts.length > 1 && parts.join('').length > 20
    return isTemplate && parts.every((part) => name.includes(part))
  })
}

test('documents name folders and files of the code that exist', () => {
  const folders = readdirSync(`${root}engine/src`)
  const isElsewhere = (path: string) => !folders.includes(path.split('/')[0]!)
  const exists = (path: string) => existsSync(`${root}engine/src/${path}`) || existsSync(root + path)
  expect(wrong(/`([\w-]+\/[\w./-]*)`/g, (path) => isElsewhere(path) || exists(path))).toEqual([])
})

test('the page on moving from Docusaurus names all modules that code may import', () => {
  const { prose } = documents.find(({ path }) => path === 'docs/from-docusaurus.md')!
  const names = Object.keys(noteModules).map((name) => name.replace(/^@(?:docusaurus|theme)\//, ''))
  expect(names.filter((name) => !new RegExp(`[\`/]${name}\``).test(prose))).toEqual([])
})

test('the config that newcomers copy is the same in both places, and agrees with what hosts serve', () => {
  const [first, second] = ['README.md', 'docs/start.md'].map(
    (path) => /```ts[^\n]*\n(import \{ defineConfig \}[^`]*)```/.exec(readFileSync(root + path, 'utf8'))?.[1],
  )
  expect(first).toContain('trailingSlash: false')
  expect(second).toBe(first)
})
