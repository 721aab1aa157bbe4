import type { Reporter, TestModule } from 'vitest/node'
import { buildChecklist } from './buildChecklist.ts'
import { writeResults } from './writeResults.ts'

/** Writes which rows of the checklist have a passing test. For full runs only: it replaces the last result. */
export default class ChecklistReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const ran = tests.filter((test) => ['passed', 'failed'].includes(test.result().state))
    const results = ran.map((test) => ({ title: test.fullName, passed: test.result().state === 'passed' }))
    writeResults('checklist.json', buildChecklist(results))
  }
}
