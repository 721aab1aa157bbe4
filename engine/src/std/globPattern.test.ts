import { expect, test } from 'vitest'
import { globPattern } from './globPattern.ts'

test('one star stays within a part of a path, two go on', () => {
  expect(globPattern('/tags/*').test('/tags/a')).toBe(true)
  expect(globPattern('/tags/*').test('/tags/a/b')).toBe(false)
  expect(globPattern('/tags/**').test('/tags/a/b')).toBe(true)
})

test('everything else stands for itself, and the whole has to fit', () => {
  expect(globPattern('/a.b+(c)').test('/a.b+(c)')).toBe(true)
  expect(globPattern('/a.b').test('/aXb')).toBe(false)
  expect(globPattern('/a').test('/a/b')).toBe(false)
})
