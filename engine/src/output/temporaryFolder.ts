import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** For tests: creates an empty folder, which is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sotay-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
