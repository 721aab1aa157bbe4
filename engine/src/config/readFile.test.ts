import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkReadable, isThere, readIfThere, readText } from './readFile.ts'
import { folderWith } from './testing.ts'

test('the text of a file is given in its normal form', async () => {
  const siteDir = folderWith({ 'docs/a.md': '\uFEFFa\r\nb' })
  expect(readText(siteDir, join(siteDir, 'docs/a.md'))).toBe('a\nb')
})

test('a folder called like a file is a problem that names it', async () => {
  const siteDir = folderWith({})
  mkdirSync(join(siteDir, 'tags.yml'))
  expect(() => readText(siteDir, join(siteDir, 'tags.yml'))).toThrow(
    'tags.yml cannot be used: it is a folder.',
  )
})

test('a symbolic link to nothing or to itself exists and cannot be read', async () => {
  const siteDir = folderWith({})
  const path = (name: string) => join(siteDir, name)
  symlinkSync('gone', path('a.json'))
  symlinkSync('b.json', path('b.json'))
  expect(['a.json', 'b.json', 'c.json'].map((name) => isThere(path(name)))).toEqual([true, true, false])
  const told: string[] = []
  for (const name of ['a.json', 'b.json', 'c.json'])
    readIfThere(siteDir, path(name), (problems) => told.push(...problems.map(({ message }) => message)))
  expect(told).toEqual([
    'a.json cannot be used: it is a link to a file that does not exist.',
    'b.json cannot be used: it is a link that leads back to itself.',
  ])
  expect(checkReadable(siteDir, path('c.json'))).toEqual([])
})
