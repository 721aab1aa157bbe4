import { locateText } from '../../config/locateSettings.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { indexesOf } from '../../std/text.ts'

/** The file to search, and where in it. */
interface Searched {
  file: SourcePath
  text: string
  /** Search starts at this place. */
  after?: SourceLocation | undefined
  /** Which occurrence is meant, from 0. */
  nth?: number | undefined
}

/** Pairs of signs that enclose an address. */
const delimiters = ['""', "''", '``', '()']

/**
 * The place of the first of the texts that occurs in the file between `delimiters`; one that begins with `#` need only
 * stand at the end of an address. Without a match, gives `after`. If code repeats a text on the page, the file holds
 * it once: then its last occurrence is meant.
 */
export function findText(texts: string[], { file, text, after, nth = 0 }: Searched): SourceLocation {
  const from = after ? offsetOf(after, text) : 0
  for (const wanted of texts)
    for (const [open = '', close = ''] of after ? [...delimiters, ''] : delimiters) {
      const before = wanted.startsWith('#') ? '' : open
      const found = indexesOf(before + wanted + close, text).filter((index) => index >= from)
      const start = (found[nth] ?? found.at(-1) ?? 0) + before.length
      if (found.length > 0) return locateText(file, text, { start, end: start + wanted.length })
    }
  return after ?? { file }
}

function offsetOf({ line = 1, column = 1 }: SourceLocation, text: string): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((offset, each) => offset + each.length + 1, column - 1)
}
