import type { ContentFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'

/** More than any text or picture within a text needs. Beyond it some signs take the parser minutes. */
const longestLine = 5_000_000

/** Refuses data that was taken for a note, or pasted into one. */
export function checkLineLength({ text, source }: ContentFile): Diagnostic[] {
  if (text.length <= longestLine) return []
  const line = text.split('\n').findIndex(({ length }) => length > longestLine) + 1
  return line > 0 ? [diagnose('endless-line', [longestLine / 1e6], { file: source, line })] : []
}
