import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Builds a site for each file and each kind of thing in its place, in a process of its own: a build could hang. */
const builder = fileURLToPath(new URL('./buildOddSites.mjs', import.meta.url))

test.skipIf(process.platform === 'win32')(
  'a pipe, a folder, a socket or a link to nothing in place of a file of a site is reported by its name',
  { timeout: 300_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [builder], { timeout: 280_000 })
    const tried: { kind: string; file: string; report: string }[] = JSON.parse(stdout)
    expect(tried.length).toBeGreaterThan(50)
    for (const { kind, file, report } of tried) {
      expect(report, `${kind} at ${file}`).toMatch(/^(?:error|warning) /m)
      expect(report, `${kind} at ${file}`).toContain(file.slice(file.lastIndexOf('/') + 1))
    }
  },
)
