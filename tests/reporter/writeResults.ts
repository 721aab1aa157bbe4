import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../.test-results/', import.meta.url)

/** Writes a result of the test run as JSON to `.test-results`, where the repository's commands read it. */
export function writeResults(name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileURLToPath(new URL(name, folder)), `${JSON.stringify(value, null, 2)}\n`)
}
