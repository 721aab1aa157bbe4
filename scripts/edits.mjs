// Makes random sequences of edits of a small site with everything in it, and compares each build with one from nothing,
// byte by byte: npm run edits -- [COUNT] [SEED]. 200 sequences take ten minutes.
import { spawnSync } from 'node:child_process'
import { setUp } from './setUp.mjs'

const [count = '200', seed = String(Date.now() % 100_000)] = process.argv.slice(2)
await setUp()
console.log(`${count} sequences with seed ${seed}`)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'repository', 'tests/edits.sweep.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, SOTAY_SWEEP: '1', EDITS: count, EDITS_SEED: seed },
  },
)
process.exitCode = status ?? 1
