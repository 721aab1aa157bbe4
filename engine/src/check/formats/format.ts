import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Writes what was found in a form that other programs read. `folder` leads to the site from where they look. */
export type Format = (diagnostics: Diagnostic[], folder: string) => string
