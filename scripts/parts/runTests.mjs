import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runNode } from './runCommand.mjs'

const totalsFile = join(root, '.test-results/totals.json')
const defaultReporters = ['default', './tests/reporter/totalsReporter.ts']

/**
 * Runs Vitest and returns how many tests passed, failed and were skipped. A run that breaks counts as one failed
 * test.
 */
export async function runTests(args, { reporters = [], env = {} } = {}) {
  rmSync(totalsFile, { force: true })
  const flags = [...defaultReporters, ...reporters].map((reporter) => `--reporter=${reporter}`)
  const code = await runNode('node_modules/vitest/vitest.mjs', ['run', ...flags, ...args], {
    env: { ...process.env, ...env },
  })
  const totals = existsSync(totalsFile)
    ? JSON.parse(readFileSync(totalsFile, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 }
  return { name: 'Tests', ...totals, ...(code !== 0 && { failed: Math.max(totals.failed, 1) }) }
}
