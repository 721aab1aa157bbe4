import { proseLines } from '../source/proseLines.ts'

/** Letters that Vietnamese writes and no other common language does. */
const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g

/** Lower-case letters of most scripts, near enough: a test for every one of them is ten times slower. */
const letters = /[a-z\u00df-\ud7ff]/g

/** About a quarter of the letters of Vietnamese prose are such; names and quotes stay far below this share. */
const threshold = 0.06

/** How much of a note is looked at. */
const sampleLength = 8000

/** `vi` when the prose of a note is Vietnamese; undefined when nothing shows. Code does not count. */
export function detectLanguage(body: string): string | undefined {
  const prose = proseLines(body.slice(0, sampleLength))
    .join('\n')
    .replace(/`[^`\n]*`/g, '')
    .toLowerCase()
  const letterCount = prose.match(letters)?.length ?? 0
  const markedCount = prose.match(vietnameseLetters)?.length ?? 0
  return letterCount > 0 && markedCount / letterCount >= threshold ? 'vi' : undefined
}
