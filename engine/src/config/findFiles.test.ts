import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findFiles } from './findFiles.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('files are found by their names', async () => {
  expect(await findFiles(here('.'), 'findFiles*.ts', { ignore: ['*.test.ts'] })).toEqual(['findFiles.ts'])
})

test('what cannot be listed is an error, and a folder that has just gone is none', async () => {
  await expect(findFiles(here('findFiles.ts'), '**')).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(await findFiles(here('gone'), '**')).toEqual([])
})
