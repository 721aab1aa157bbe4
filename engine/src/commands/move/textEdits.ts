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

/** Gives the offset in a raw text of an offset in the normalized one. */
function rawOffsets(raw: string): (offset: number) => number {
  const mark = raw.startsWith('\uFEFF') ? 1 : 0
  const lines: { at: number; from: number; line: string }[] = []
  let [at, from] = [0, mark]
  for (const part of raw.slice(mark).split(/(?<=\r\n|\r(?!\n)|\n)/)) {
    const line = part.replace(/(?<![\r\n])[\r\n]+$/, '')
    lines.push({ at, from, line })
    at += line.normalize('NFC').length + 1
    from += part.length
  }
  return (offset) => {
    const { at, from, line } = lines.findLast((each) => each.at <= offset) ?? lines[0]!
    return from + columnIn(line, offset - at)
  }
}

function columnIn(line: string, column: number): number {
  if (line.normalize('NFC') === line) return column
  let end = 0
  while (end < line.length && line.slice(0, end).normalize('NFC').length < column) end++
  // Marks that belong to the last letter come after it.
  while (/^\p{M}/u.test(line.slice(end))) end++
  return end
}
