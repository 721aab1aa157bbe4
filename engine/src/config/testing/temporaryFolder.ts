import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder, which is removed when the test ends. There is a space in its name, as in many. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sotay test ')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
