import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

const variable = 'SOTAY_TEST_RUN'

/** A folder for what the tests of one run share, in whichever process they are. It is removed after the run. */
export function runFolder(): string {
  return process.env[variable]!
}

/**
 * Vitest's global set-up: makes the folder before the first process starts, and empties it for each run of a watch. All
 * temporary files of the run are in it.
 */
export default function setUp(project: TestProject): () => void {
  process.env[variable] ??= mkdtempSync(join(quickFolder(), 'sotay-run-'))
  // As folders for temporary files are, it is open to others.
  chmodSync(runFolder(), 0o755)
  process.env.TMPDIR = runFolder()
  const remove = () => rmSync(runFolder(), { recursive: true, force: true })
  project.onTestsRerun(() => {
    remove()
    mkdirSync(runFolder())
  })
  return remove
}

/** Where Linux keeps files in memory: tests write tens of thousands, and wait for each to reach the disk. */
function quickFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4e9 ? memory : tmpdir()
}
