import type { ContentFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'

/**
 * Maximum length of a line in characters: more than any prose or inline picture needs. On longer lines some characters
 * take the parser minutes.
 */
const longestLine = 5_000_000

/** Rejects a file with an overlong line: it is data, or holds pasted data. */
export function checkLineLength({ text, source }: ContentFile): Diagnostic[] {
  if (text.length <= longestLine) return []
  const line = text.split('\n').findIndex(({ length }) => length > longestLine) + 1
  return line > 0 ? [diagnose('endless-line', [longestLine / 1e6], { file: source, line })] : []
}
