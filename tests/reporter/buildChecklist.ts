import { rowsInTitle } from './rowsInTitle.ts'

/** A test that ran, with the titles of the groups it stands in. */
export interface TestResult {
  title: string
  passed: boolean
}

/** What the last full run says about each row of the checklist that some test names. */
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
