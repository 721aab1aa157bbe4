import { endWithNpm } from './parts/endWithNpm.mjs'
import { runSotay } from './parts/runCommand.mjs'
import { withPort } from './parts/withPort.mjs'
import { setUp } from './setUp.mjs'

endWithNpm()
await setUp()
process.exitCode = await runSotay(['build', 'notes'])
if (process.exitCode === 0) {
  process.exitCode = await runSotay(['serve', 'notes', ...withPort(process.argv.slice(2))])
}
