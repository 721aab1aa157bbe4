import type { Diagnostic } from './diagnostic.ts'
import { hasErrors } from './hasErrors.ts'

/** The only error that users see. It carries every problem that was found before the work stopped. */
export class BuildFailed extends Error {
  constructor(readonly diagnostics: Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join('\n'))
    this.name = 'BuildFailed'
  }
}

/** Stops when any of the problems is an error. */
export function stopOnErrors(diagnostics: Diagnostic[]): void {
  if (hasErrors(diagnostics)) throw new BuildFailed(diagnostics)
}
