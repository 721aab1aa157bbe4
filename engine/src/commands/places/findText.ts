import { locateText } from '../../config/locateText.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { indexesOf } from '../../std/indexesOf.ts'

/** Where texts are looked for. */
interface Searched {
  file: SourcePath
  text: string
  /** A place that they stand after. */
  after?: SourceLocation | undefined
  /** Which of several places is meant, from 0. */
  nth?: number | undefined
}

/** What may stand around an address. */
const delimiters = ['""', "''", '``', '()']

/**
 * The first of the texts that stands in the file as an address, or, of one that begins with `#`, at the end of one; else
 * the place that they would stand after. What code shows again and again is written once: then the last place is meant.
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
