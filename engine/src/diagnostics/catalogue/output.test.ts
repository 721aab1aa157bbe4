import { expect, test } from 'vitest'
import { type Code, diagnose } from '../diagnostic.ts'
import { printReport } from '../printReport.ts'
import type { outputProblems } from './output.ts'

/** Facts for every problem. */
const examples: Record<keyof typeof outputProblems, unknown[]> = {
  'unsafe-output-folder': ['docs', 'the site is made from "docs"'],
  'cannot-write': ['build', 'the disk is full'],
  'port-busy': [3000, 'localhost'],
  'cannot-listen': ['example:3000', 'no such host'],
  'nothing-to-serve': ['notes/build'],
  'unknown-command': ['biuld', 'build', ['start', 'build']],
  'wrong-usage': ['Unknown option `--prot`.', 'serve'],
  'page-module-failed': ['/about', 'window is not defined'],
  'page-module-broken': ['Expected "}"'],
  'unknown-hydrate': ['/about', 'soon'],
  'no-default-export': ['/about'],
  'missing-custom-css': ['src/site.css'],
  'invalid-css': ['Unexpected token'],
}

test('each problem of output, serving and the command line says what happened and what to do', () => {
  const problems = Object.entries(examples).map(([code, facts]) => diagnose(code as Code, facts as never))
  expect(printReport(problems)).toMatchSnapshot()
})
