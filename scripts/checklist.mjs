import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './parts/fail.mjs'
import { printChecklist } from './parts/printChecklist.mjs'
import { root } from './parts/root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

const resultsFile = '.test-results/checklist.json'
if (!existsSync(join(root, resultsFile))) fail('No full test run has been made yet: run "npm test" first.')

const results = read(resultsFile)
const isForMachines = process.argv.includes('--json')
console.log(
  isForMachines
    ? results.trim()
    : printChecklist(JSON.parse(read('tests/checklist.json')), JSON.parse(results)),
)
