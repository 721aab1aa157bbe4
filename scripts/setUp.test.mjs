import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('setUp.mjs', import.meta.url))

test('the set-up script, run by itself, sets up and says so', () => {
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toContain('Everything is set up')
})
