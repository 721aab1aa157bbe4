import { endWithNpm } from './parts/endWithNpm.mjs'
import { runSotay } from './parts/runCommand.mjs'
import { withPort } from './parts/withPort.mjs'
import { setUp } from './setUp.mjs'

endWithNpm()
await setUp()
process.exitCode = await runSotay(['start', 'notes', ...withPort(process.argv.slice(2))])
