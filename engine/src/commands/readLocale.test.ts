import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { folderWith } from '../config/testing.ts'
import { freeMemorySooner } from './readLocale.ts'
import { renderSite } from './renderSite.ts'

function flagsFor(noteCount: number): string[] {
  const flags: string[] = []
  freeMemorySooner(noteCount, (flag) => flags.push(flag))
  return flags
}

test('a small site leaves the memory to V8', () => {
  expect(flagsFor(200)).toEqual([])
})

test('for a large site V8 is given a flag that it knows', () => {
  const [flag] = flagsFor(10_000)
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(flag!.split('=')[0])
})

test('the texts of notes wait where pages do, not in memory', async () => {
  const siteDir = folderWith({
    'sotay.config.mjs': "export default { title: 'Notes', url: 'https://notes.example' }",
    'docs/a.md': '# Một\n\nThe text.\n',
  })
  const kept: Buffer[] = []
  const keep = (bytes: Buffer) => {
    const at = kept.push(Buffer.from(bytes)) - 1
    return () => kept[at]!
  }
  const { locales } = await renderSite(siteDir, { keep })
  const [file] = locales[0]!.content.files
  expect(file?.text).toBe('# Một\n\nThe text.\n')
  kept[kept.findIndex((bytes) => String(bytes) === file?.text)] = Buffer.from('Kept.')
  expect(file?.text).toBe('Kept.')
})
