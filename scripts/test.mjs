import { findBrowser } from './browser.mjs'
import { reportTotals } from './parts/reportTotals.mjs'
import { runTests } from './parts/runTests.mjs'
import { staticChecks } from './parts/staticChecks.mjs'
import { setUp } from './setUp.mjs'

const filter = process.argv.slice(2)

if (filter.length > 0) {
  const env = { SOTAY_CHROMIUM: await setUp(findBrowser) }
  reportTotals([await runTests(filter, { env })])
} else {
  // A browser may have to be downloaded.
  const [checks, SOTAY_CHROMIUM] = await setUp(() => Promise.all([staticChecks(), findBrowser()]))
  const reporters = ['./tests/reporter/checklistReporter.ts']
  reportTotals([...checks, await runTests([], { env: { SOTAY_CHROMIUM }, reporters })])
}
