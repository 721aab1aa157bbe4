// Compiles random notes like `tests/fuzz.test.ts`, but many more:
//   node scripts/fuzz.mjs [count] [seed]
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { fail } from './parts/fail.mjs'

const [count = '100000', seed = String(Date.now() % 1e6)] = process.argv.slice(2)
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const dir = here('../engine/node_modules/.fuzz')
mkdirSync(dir, { recursive: true })
await build({
  input: here('../tests/fuzz/run.ts'),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  transform: {
    define: { 'import.meta.url': JSON.stringify(new URL('../tests/fuzz/makeNote.ts', import.meta.url).href) },
  },
  output: { file: `${dir}/run.js`, format: 'esm' },
})
console.log(`${count} notes, seed ${seed}`)
const last = `${dir}/last.json`
const { status, signal } = spawnSync(process.execPath, [`${dir}/run.js`, count, seed, last], {
  stdio: 'inherit',
})
if (status !== 0)
  fail(`The process ended (${signal ?? status}) with this note:\n${readFileSync(last, 'utf8')}`)
