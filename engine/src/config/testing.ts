import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished } from 'vitest'
import { BuildFailed, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { describeExpectation, explainSchemaIssue } from './explainSchemaIssue.ts'
import { configSchema, settingName } from './siteConfig.ts'

/** Creates an empty folder, which is removed when the test ends. There is a space in its name, as in many. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sotay test ')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a folder that holds the files and lives as long as the test. */
export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** What is wrong with settings, besides the title and address that every site needs. Places are the settings' names. */
export function problemsIn(given: Record<string, unknown>) {
  const settings = { title: 'Notes', url: 'https://example.com', ...given }
  const result = configSchema.safeParse(settings, { error: describeExpectation })
  const locate = (path: PropertyKey[]) => ({ file: toSourcePath(settingName(path)) })
  return (result.error?.issues ?? []).flatMap((issue) => explainSchemaIssue(issue, { settings, locate }))
}

/** What the work fails with. A test that it does not fail is wrong. */
export async function problemsOf(work: Promise<unknown>): Promise<Diagnostic[]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(BuildFailed)
  return (error as BuildFailed).diagnostics
}

/** Checked settings of a site that says only this. */
export function settingsFrom(given: Record<string, unknown> = {}) {
  return configSchema.parse({ title: 'Notes', url: 'https://example.com', ...given })
}

/** The memory that is in use after a collection of garbage, in bytes. */
export function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
