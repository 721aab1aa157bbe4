import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findFiles, isSecretFile } from './files.ts'
import { folderWith } from './testing.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('files are found by their names', async () => {
  expect(await findFiles(here('.'), 'files*.ts', { ignore: ['*.test.ts'] })).toEqual(['files.ts'])
})

test('what cannot be listed is an error, and a folder that has just gone is none', async () => {
  await expect(findFiles(here('files.ts'), '**')).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(await findFiles(here('gone'), '**')).toEqual([])
})

test('a link to a folder that does not exist is reported, other links to nothing are among the files', async () => {
  const siteDir = folderWith({ 'a.md': '' })
  symlinkSync('gone.md', join(siteDir, 'b.md'))
  symlinkSync('gone.png', join(siteDir, 'c.png'))
  mkdirSync(join(siteDir, 'd.md'))
  expect((await findFiles(siteDir, '**/*.md')).sort()).toEqual(['a.md', 'b.md', 'd.md'])
  symlinkSync('../gone', join(siteDir, 'more'))
  const told = await findAndTell(siteDir)
  expect(told.files).toEqual(['a.md', 'b.md', 'd.md'])
  expect(told.errors).toMatchObject([{ code: 'ENOLINK', path: join(siteDir, 'more') }])
  expect((await findAndTell(siteDir, ['more/**'])).errors).toEqual([])
  expect((await findFiles(siteDir, '**/*.md')).length).toBe(3)
})

test.runIf(process.platform === 'linux')('names that are not UTF-8 are reported, and no files', async () => {
  const siteDir = folderWith({ 'a.md': '' })
  const named = (name: string) => Buffer.from(join(siteDir, name), 'latin1')
  writeFileSync(named('b\xff.md'), '')
  mkdirSync(named('c\xff'))
  writeFileSync(named('c\xff/d.md'), '')
  const { files, errors } = await findAndTell(siteDir)
  expect(files).toEqual(['a.md'])
  const places = ['c\ufffd', 'b\ufffd.md'].map((name) => ({ code: 'EILSEQ', path: join(siteDir, name) }))
  expect(errors).toMatchObject(places)
})

async function findAndTell(siteDir: string, ignore: string[] = []) {
  const errors: Error[] = []
  const files = await findFiles(siteDir, '**/*.md', { ignore, tell: (told) => errors.push(...told) })
  return { files: files.sort(), errors }
}

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
  '.my.cnf',
  '.bash_history',
  'a/.dockercfg',
  '.config/gcloud/credentials.db',
  '.cargo/credentials.toml',
  '.config/gh/hosts.yml',
  'infra/terraform.tfstate.backup',
  '.terraform/x',
  'keys/mine.kdbx',
  'keys/mine.p12',
  'keys/mine.pfx',
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
  '.config/a',
  'terraform.md',
  'my.cnf',
  'kdbx.png',
  '.cargo/config.toml',
])('%s holds none', (path) => {
  expect(isSecretFile(path)).toBe(false)
})
