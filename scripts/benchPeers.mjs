import { findBrowser } from './browser.mjs'
import { fail } from './parts/fail.mjs'
import { runNode } from './parts/runNode.mjs'
import { setUp } from './setUp.mjs'

if (process.platform !== 'linux') fail('The bench reads CPU times from /proc, so it runs on Linux only.')
await setUp()
await findBrowser()
process.exitCode = await runNode('bench/peers/bench.mjs', process.argv.slice(2))
