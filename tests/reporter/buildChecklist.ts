import { rowsInTitle } from './rowsInTitle.ts'

/** A test that ran, with the titles of the groups around it. */
export interface TestResult {
  title: string
  passed: boolean
}

/** The result of the last full run for each row of the checklist that a test names. */
export type Checklist = Record<string, { tests: string[]; passed: boolean }>

/** Gathers the tests of each row, in the order of the rows' numbers. A row passes when all of its tests do. */
export function buildChecklist(results: TestResult[]): Checklist {
  const checklist: Checklist = {}
  for (const row of results.flatMap(({ title }) => rowsInTitle(title)).sort(byNumber)) {
    const tests = results.filter(({ title }) => rowsInTitle(title).includes(row))
    checklist[row] = { tests: tests.map(({ title }) => title), passed: tests.every(({ passed }) => passed) }
  }
  return checklist
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
