import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { freeMemorySooner } from './readLocale.ts'

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
