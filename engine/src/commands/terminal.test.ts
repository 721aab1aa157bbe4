import { copyFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainSystemError } from './terminal.ts'

function thrownBy(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail')
}

test('what the system refuses is reported with the file and the reason', () => {
  const error = thrownBy(() => readFileSync('/nowhere/docs/a.md'))
  expect(explainSystemError(error, '/nowhere')).toMatchObject({
    code: 'unusable-file',
    message: 'docs/a.md cannot be used: it does not exist.',
    where: { file: 'docs/a.md' },
  })
})

test('of a copy the place it should go to is named', () => {
  const error = thrownBy(() => copyFileSync(import.meta.filename, '/nowhere/b.md'))
  expect(explainSystemError(error, '/nowhere')?.where?.file).toBe('b.md')
})

test('a full disk names no file', () => {
  const error = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' })
  expect(explainSystemError(error, '/')?.message).toBe('A file cannot be used: the disk is full.')
})

test('what the permission model of Node refuses is named with its kind', () => {
  const denied = { code: 'ERR_ACCESS_DENIED', permission: 'FileSystemWrite', resource: '/site/build' }
  expect(explainSystemError(Object.assign(new Error('Access'), denied), '/site')?.message).toBe(
    'build cannot be used: the permission model of Node refuses "FileSystemWrite".',
  )
})

test('a mistake of ours is none of the system', () => {
  expect(explainSystemError(undefined, '/site')).toBeUndefined()
  expect(explainSystemError(new TypeError('x is undefined'), '/')).toBeUndefined()
})

test.each([
  new RangeError('Array buffer allocation failed'),
  new RangeError('Invalid string length'),
  Object.assign(new Error('mmap'), { code: 'ENOMEM', syscall: 'mmap' }),
])('where no memory is left, that is said: %s', (error) => {
  expect(explainSystemError(error, '/')).toMatchObject({ code: 'out-of-memory' })
})
