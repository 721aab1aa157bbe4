/** Letters that Vietnamese writes and no other common language does. */
const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g
const lettersPattern = /\p{L}/gu

/** About a quarter of the letters of Vietnamese prose are such; names and quotes stay far below this share. */
const threshold = 0.06

/** `vi` when the prose is Vietnamese; undefined when nothing shows. Code does not count. */
export function detectLanguage(body: string): string | undefined {
  const prose = body.replace(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1/gm, '').replace(/`[^`\n]*`/g, '').toLowerCase()
  const letters = prose.match(lettersPattern)?.length ?? 0
  const marked = prose.match(vietnameseLetters)?.length ?? 0
  return letters > 0 && marked / letters >= threshold ? 'vi' : undefined
}
