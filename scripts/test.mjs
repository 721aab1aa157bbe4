import { findBrowser } from './browser.mjs'
import { reportTotals } from './parts/reportTotals.mjs'
import { runTests } from './parts/runTests.mjs'
import { staticChecks } from './parts/staticChecks.mjs'
import { setUp } from './setUp.mjs'

const filter = process.argv.slice(2)

await setUp()
const env = { SOTAY_CHROMIUM: await findBrowser() }
if (filter.length > 0) {
  reportTotals([await runTests(filter, { env })])
} else {
  const reporters = ['./tests/reporter/checklistReporter.ts']
  reportTotals([...(await staticChecks()), await runTests([], { env, reporters })])
}
