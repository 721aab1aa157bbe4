import type { Reporter, TestModule } from 'vitest/node'
import { writeResults } from './writeResults.ts'

/** Writes how many tests passed, failed and were skipped. Each failure outside of a test counts as one failed test. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const states = modules.flatMap(({ children }) =>
      [...children.allTests()].map((test) => test.result().state),
    )
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const brokenGroups = groups.filter((group) => group.errors().length > 0)
    writeResults('totals.json', {
      passed: count(states, 'passed'),
      failed: count(states, 'failed') + brokenGroups.length + unhandledErrors.length,
      skipped: count(states, 'skipped'),
    })
  }
}

function count(states: string[], wanted: string): number {
  return states.filter((state) => state === wanted).length
}
