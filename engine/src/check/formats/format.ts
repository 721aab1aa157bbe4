import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/**
 * Prints problems in a machine-readable format. `folder` is the path of the site folder from the current one, ending
 * in a slash.
 */
export type Format = (diagnostics: Diagnostic[], folder: string) => string
