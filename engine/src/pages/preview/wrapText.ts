/** Approximate widths of letters, in parts of the font size. */
const widths: [RegExp, number][] = [
  [/[\p{M}]/u, 0],
  [/[iíìỉĩịlIÍÌjtf|.,:;'!()[\]\s]/u, 0.34],
  [/[mwMW@%—]/u, 0.95],
  [/[\p{Lu}\p{N}&]/u, 0.7],
]

/** The approximate width of a bold text, in parts of the font size. */
export function roughWidth(text: string): number {
  let width = 0
  for (const letter of text) width += widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.6
  return width
}

/** Wraps a text. Words longer than a line are split; text beyond the last line becomes an ellipsis. */
export function wrapText(text: string, { width, lines }: { width: number; lines: number }): string[] {
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((word) => cutWord(word, width))) {
    const longer = line ? `${line} ${word}` : word
    if (roughWidth(longer) <= width) line = longer
    else {
      wrapped.push(line)
      line = word
    }
  }
  wrapped.push(line)
  if (wrapped.length <= lines) return wrapped
  return [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1]!.replace(/(?<![\s.,:;])[\s.,:;]+$/, '')}…`]
}

function cutWord(word: string, width: number): string[] {
  if (roughWidth(word) <= width) return [word]
  const parts = ['']
  for (const letter of word) {
    if (roughWidth(parts.at(-1)! + letter) > width) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
