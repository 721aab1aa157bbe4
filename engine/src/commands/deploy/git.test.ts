import { expect, test } from 'vitest'
import { hideSecrets, mainLines } from './git.ts'

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

const unread = 'fatal: Could not read from remote repository.'
const hint = 'Please make sure you have the correct access rights\nand the repository exists.'

test.each([
  [
    `ssh: connect to host 127.0.0.1 port 22: Connection refused\n${unread}\n\n${hint}\n`,
    `ssh: connect to host 127.0.0.1 port 22: Connection refused – ${unread}`,
  ],
  [`git@x: Permission denied (publickey).\n${unread}\n`, `git@x: Permission denied (publickey). – ${unread}`],
  [
    'remote: protected branch        \nTo x\n ! [remote rejected] a -> a\nerror: failed to push some refs to x\n',
    'remote: protected branch – error: failed to push some refs to x',
  ],
  ['fatal: not a git repository\n', 'fatal: not a git repository'],
  ['something else\n', 'something else'],
])('of what git says the cause is shown, and what came of it: %j', (said, shown) => {
  expect(mainLines(said)).toBe(shown)
})
