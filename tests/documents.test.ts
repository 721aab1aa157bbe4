/// <reference types="vite/client" />
import { existsSync, readdirSync } from 'node:fs'
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
