import { expect } from 'vitest'
import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** What the work fails with. A test that it does not fail is wrong. */
export async function problemsOf(work: Promise<unknown>): Promise<Diagnostic[]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(BuildFailed)
  return (error as BuildFailed).diagnostics
}
