import type { Position, Range } from 'vscode-languageserver-protocol'
import { normalizeText } from '../../config/readFile.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import { lastAtOrBefore } from '../../std/collections.ts'

/** A change of a text: what replaces a range. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** Applies edits, which do not overlap. */
export function applyEdits(text: string, edits: TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => b.start - a.start)
  return sorted.reduce(
    (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
    text,
  )
}

/**
 * Applies edits of the normalized text of a file to the file as it is: with its byte order mark, its line ends, and
 * letters that are spelt in parts.
 */
export function editRaw(raw: string, edits: TextEdit[]): string {
  const toRaw = rawOffsets(raw)
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(raw) ?? []
  return applyEdits(
    raw,
    edits.map(({ start, end, text }) => ({
      start: toRaw(start),
      end: toRaw(end),
      text: text.replaceAll('\n', lineEnd),
    })),
  )
}

/**
 * A text as an editor or the disk has it. The engine counts in the normalized one, which has other line ends and may
 * have fewer letters; editors count lines and UTF-16 units of this one.
 */
export interface RawText {
  /** The position of an offset in the normalized text. */
  positionAt(offset: number): Position
  /** The offset in the normalized text of a position. */
  offsetAt(position: Position): number
  rangeOf(start: number, end: number): Range
  /** Where a problem is; the beginning of the file, if no line is known. */
  placeOf(where: Pick<SourceLocation, 'line' | 'column' | 'length'>): Range
}

export function openRawText(raw: string): RawText {
  const toRaw = rawOffsets(raw)
  const rawLines = startsOf(raw)
  const lines = startsOf(normalizeText(raw))
  const positionAt = (offset: number): Position => {
    const at = toRaw(offset)
    const line = lastAtOrBefore(rawLines, at, Number)
    return { line, character: at - rawLines[line]! }
  }
  const rangeOf = (start: number, end: number) => ({ start: positionAt(start), end: positionAt(end) })
  return {
    positionAt,
    rangeOf,
    offsetAt({ line, character }) {
      const start = rawLines[line]
      return start === undefined
        ? normalizeText(raw).length
        : lines[line]! + raw.slice(start, start + character).normalize('NFC').length
    },
    placeOf({ line, column, length = 0 }) {
      const start = line === undefined ? undefined : lines[line - 1]
      if (start === undefined) return rangeOf(0, 0)
      const end = (lines[line!] ?? normalizeText(raw).length + 1) - 1
      if (column === undefined) return rangeOf(start, Math.max(start, end))
      const from = Math.min(start + column - 1, end)
      return rangeOf(from, Math.min(from + length, end))
    },
  }
}

/** Where each line begins. */
function startsOf(text: string): number[] {
  const starts = Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)
  return [0, ...starts]
}

/** Gives the offset in a raw text of an offset in the normalized one. */
function rawOffsets(raw: string): (offset: number) => number {
  const mark = raw.startsWith('\uFEFF') ? 1 : 0
  const starts: number[] = []
  const lines: { from: number; line: string; isComposed: boolean }[] = []
  let [at, from] = [0, mark]
  for (const part of raw.slice(mark).split(/(?<=\r\n|\r(?!\n)|\n)/)) {
    const line = part.replace(/(?<![\r\n])[\r\n]+$/, '')
    const composed = line.normalize('NFC')
    starts.push(at)
    lines.push({ from, line, isComposed: composed === line })
    at += composed.length + 1
    from += part.length
  }
  return (offset) => {
    const index = lastAtOrBefore(starts, offset, Number)
    const { from, line, isComposed } = lines[index]!
    const column = offset - starts[index]!
    return from + (isComposed ? column : columnIn(line, column))
  }
}

/** The column in a line that has letters spelt in parts. */
function columnIn(line: string, column: number): number {
  let end = 0
  while (end < line.length && line.slice(0, end).normalize('NFC').length < column) end++
  // Marks that belong to the last letter come after it.
  while (/^\p{M}/u.test(line.slice(end))) end++
  return end
}
