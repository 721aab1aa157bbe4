// Generates docs/reference/ from the catalogue of problems, the schemas of the config and of front matter, and the tokens of the theme.
import { runTests } from './parts/runTests.mjs'
import { setUp } from './setUp.mjs'

await setUp()
await runTests(['tests/reference.test.ts', '--update'])
