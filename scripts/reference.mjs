// Generates docs/reference/ from the catalogue of problems and the schema of the config.
import { runTests } from './parts/runTests.mjs'
import { setUp } from './setUp.mjs'

await setUp()
await runTests(['tests/reference.test.ts', '--update'])
