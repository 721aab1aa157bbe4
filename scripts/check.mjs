import { reportTotals } from './parts/reportTotals.mjs'
import { runTests } from './parts/runTests.mjs'
import { staticChecks } from './parts/staticChecks.mjs'
import { setUp } from './setUp.mjs'

const checks = await setUp(staticChecks)
reportTotals([...checks, await runTests(['--project', 'unit*', ...process.argv.slice(2)])])
