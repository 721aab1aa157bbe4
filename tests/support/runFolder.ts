import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

const variable = 'SOTAY_TEST_RUN'

/** A folder for what the tests of one run share, in whichever process they are. It is removed after the run. */
export function runFolder(): string {
  return process.env[variable]!
}

/** Vitest's global set-up: names the folder before the first process starts, and another one for each run of a watch. */
export default function setUp(project: TestProject): () => void {
  process.env[variable] ??= mkdtempSync(join(tmpdir(), 'sotay-run-'))
  const remove = () => rmSync(runFolder(), { recursive: true, force: true })
  project.onTestsRerun(remove)
  return remove
}
