// Runs all tests, with all that they can try, where `npm test` leaves slow ones out: npm run sweep -- [FILTER]. Takes an hour.
import { findBrowser } from './browser.mjs'
import { reportTotals } from './parts/reportTotals.mjs'
import { runTests } from './parts/runTests.mjs'
import { setUp } from './setUp.mjs'

const SOTAY_CHROMIUM = await setUp(findBrowser)
reportTotals([await runTests(process.argv.slice(2), { env: { SOTAY_CHROMIUM, SOTAY_SWEEP: '1' } })])
