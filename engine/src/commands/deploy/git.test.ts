import { expect, test } from 'vitest'
import { hideSecrets } from './git.ts'

test('a password is hidden, as it is written and as addresses write it', () => {
  const env = { GIT_PASS: 'a/b c' }
  expect(hideSecrets('a/b c and a%2Fb%20c', env)).toBe('*** and ***')
  expect(hideSecrets('a/b c', {})).toBe('a/b c')
})

test('what is before the host of an address is hidden', () => {
  expect(hideSecrets("to 'https://me:token@host.example/x.git'", {})).toBe(
    "to 'https://***@host.example/x.git'",
  )
  expect(hideSecrets('https://me:to@ken@host.example/x.git', {})).toBe('https://***@host.example/x.git')
  expect(hideSecrets('git@github.com:me/x.git', {})).toBe('git@github.com:me/x.git')
})
