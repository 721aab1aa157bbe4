import type { Diagnostic } from './diagnostic.ts'

/** Whether any of the problems stops a build. */
export function hasErrors(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ level }) => level === 'error')
}
