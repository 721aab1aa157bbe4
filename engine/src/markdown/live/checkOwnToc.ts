import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { locate } from '../locate.ts'
import type { Walk } from '../walk.ts'

/** Tells a note that exports a table of contents, as other engines take it, that nobody reads it. */
export function checkOwnToc({ module, source }: Walk): Diagnostic[] {
  if (!module.declared.has('toc')) return []
  const line = source.lines.findIndex((text) => /^export\b.*\btoc\b/.test(text)) + 1
  return [diagnose('own-toc', [], line > 0 ? locate(source, line, 1) : { file: source.file })]
}
