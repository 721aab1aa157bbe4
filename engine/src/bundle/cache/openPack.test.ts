import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPack } from './openPack.ts'

function packPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sotay-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'kept/values.jsonl')
}

test('what was kept is found by its name the next time', () => {
  const path = packPath()
  const pack = openPack<{ text: string }>(path)
  expect(pack.find('a')).toBeUndefined()
  pack.keep('a', { text: 'hệ điều hành\n' })
  pack.keep('b', { text: '' })
  pack.close()
  const next = openPack<{ text: string }>(path)
  expect(next.find('a')).toEqual({ text: 'hệ điều hành\n' })
  expect(next.find('c')).toBeUndefined()
})

test('what nobody asked for is forgotten', () => {
  const path = packPath()
  const pack = openPack<number>(path)
  for (const name of ['a', 'b']) pack.keep(name, 1)
  pack.close()
  const next = openPack<number>(path)
  next.find('b')
  next.close()
  expect(readFileSync(path, 'utf8')).toBe('b 1\n')
})

test('when all was found and nothing is new, the file is only marked as used', () => {
  const path = packPath()
  const pack = openPack<number>(path)
  pack.keep('a', 1)
  pack.close()
  const { ino } = statSync(path)
  utimesSync(path, 0, 0)
  const next = openPack<number>(path)
  next.find('a')
  next.close()
  expect(statSync(path).ino).toBe(ino)
  expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(60_000)
})

test('a file that was cut off or damaged loses what cannot be read, and no more', () => {
  const path = packPath()
  const pack = openPack<number[]>(path)
  pack.keep('a', [1])
  pack.close()
  appendFileSync(path, 'b [2\n\nc [3]')
  const next = openPack<number[]>(path)
  expect(['a', 'b', 'c', ''].map((name) => next.find(name))).toEqual([[1], undefined, undefined, undefined])
  next.close()
  expect(readFileSync(path, 'utf8')).toBe('a [1]\n')
})

test('where it cannot be written nothing fails, and nothing is left behind', () => {
  const folder = join(packPath(), '..', '..')
  writeFileSync(join(folder, 'kept'), 'a file')
  const pack = openPack<number>(join(folder, 'kept/values.jsonl'))
  pack.keep('a', 1)
  expect(() => pack.close()).not.toThrow()
  expect(readdirSync(folder)).toEqual(['kept'])
})
