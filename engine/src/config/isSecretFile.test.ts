import { expect, test } from 'vitest'
import { isSecretFile } from './isSecretFile.ts'

test.each([
  '.env',
  'a/.env',
  '.env.local',
  'a/.env.production',
  '.envrc',
  '.npmrc',
  '.netrc',
  '.git/config',
  '.git',
  '.ssh/id_ed25519',
  'keys/id_rsa',
  '.git-credentials',
  'a/.git/x/y',
  '.ENV',
  '.env::$DATA',
])('%s holds secrets', (path) => {
  expect(isSecretFile(path)).toBe(true)
})

test.each([
  'a.env',
  '.environment',
  '.env.example',
  '.env.template',
  '.github/ci.yml',
  '.gitignore',
  'id_rsa.pub',
  'docs/docker/a.md',
  'env/a',
  '.env/a',
])('%s holds none', (path) => {
  expect(isSecretFile(path)).toBe(false)
})
