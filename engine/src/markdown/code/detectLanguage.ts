import { proseLines } from '../source/sourceParts.ts'

/** Letters used in Vietnamese but in no other common language. */
const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g

/** Approximates lower-case letters: testing for a Unicode property is ten times slower. */
const letters = /[a-z\u00df-\ud7ff]/g

/**
 * Minimum share of Vietnamese letters. In Vietnamese prose it is about 0.25; names and quotations in other texts stay
 * far below this threshold.
 */
const threshold = 0.06

/** Number of characters to examine. */
const sampleLength = 8000

/** `vi` for a note in Vietnamese, else undefined. Code is ignored. */
export function detectLanguage(body: string): string | undefined {
  const prose = proseLines(body.slice(0, sampleLength))
    .join('\n')
    .replace(/`[^`\n]*`/g, '')
    .toLowerCase()
  const letterCount = prose.match(letters)?.length ?? 0
  const markedCount = prose.match(vietnameseLetters)?.length ?? 0
  return letterCount > 0 && markedCount / letterCount >= threshold ? 'vi' : undefined
}
