import { diagnose } from '../../diagnostics/diagnostic.ts'
import { detectLanguage } from '../../markdown/code/detectLanguage.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Shorter texts show too little. */
const leastLetters = 200

/** The language that a note says it is in is the one of its text. Only Vietnamese is told from others. */
export const language: NoteRule = ({ document }) => {
  const { lang } = document.frontMatter
  const text = document.sections.map(({ text: words }) => words).join('\n')
  if (lang === undefined || text.length < leastLetters) return []
  const found = detectLanguage(text)
  const fits = /^vi\b/i.test(lang) === (found === 'vi')
  const where = { file: document.file.source, key: ['lang'] }
  return fits ? [] : [diagnose('wrong-language', [lang, found], where)]
}
