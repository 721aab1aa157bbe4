import { expect, test } from 'vitest'
import { hashBytes } from '../config/readFile.ts'
import { toOutputPath } from '../model/paths.ts'
import { listHashes, parseHashes } from './manifest.ts'

const file = (path: string, contents: string) => ({ path: toOutputPath(path), contents })
const listOf = (...files: ReturnType<typeof file>[]) => {
  const list = listHashes(files)
  return 'contents' in list ? String(list.contents) : ''
}

test('the list has a line for each file, in the order of paths, whatever the order of the files', () => {
  const [a, b] = [file('b.html', 'B'), file('a b.html', 'A')]
  expect(listOf(a, b)).toBe(`${hashBytes('A')}  a b.html\n${hashBytes('B')}  b.html\n`)
  expect(listOf(b, a)).toBe(listOf(a, b))
})

test('of two files at one path the later one counts, which is the one that is written', () => {
  expect(listOf(file('a.html', 'first'), file('a.html', 'second'))).toBe(`${hashBytes('second')}  a.html\n`)
})

test('reading the list gives the hash of each path', () => {
  const list = listOf(file('Một hai.html', 'x'), file('a.js', ''))
  expect([...parseHashes(list)]).toEqual([
    ['Một hai.html', hashBytes('x')],
    ['a.js', hashBytes('')],
  ])
  expect(parseHashes('<!doctype html><p>No such file</p>').size).toBe(0)
})
