// Writes docs/reference/ again: the pages that are made from the catalogue of problems and from the schema.
import { runTests } from './parts/runTests.mjs'
import { setUp } from './setUp.mjs'

await setUp()
await runTests(['tests/reference.test.ts', '--update'])
