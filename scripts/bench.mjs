// Runs one of the benches of bench/, by its path there: npm run bench, bench:search or bench:peers.
import { fail } from './parts/fail.mjs'
import { runNode } from './parts/runCommand.mjs'
import { setUp } from './setUp.mjs'

if (process.platform !== 'linux') fail('The bench reads CPU times from /proc, so it runs on Linux only.')
const [bench, ...args] = process.argv.slice(2)
await setUp()
process.exitCode = await runNode(`bench/${bench}`, args)
