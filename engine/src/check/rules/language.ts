import { diagnose } from '../../diagnostics/diagnostic.ts'
import { detectLanguage } from '../../markdown/code/detectLanguage.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Shorter texts are too short to detect the language. */
const leastLetters = 200

/** The `lang` of a note must fit its text. Only Vietnamese can be told from other languages. */
export const language: NoteRule = ({ document }) => {
  const { lang } = document.frontMatter
  const text = document.sections.map(({ text: words }) => words).join('\n')
  if (lang === undefined || text.length < leastLetters) return []
  const found = detectLanguage(text)
  const fits = /^vi\b/i.test(lang) === (found === 'vi')
  const where = { file: document.file.source, key: ['lang'] }
  return fits ? [] : [diagnose('wrong-language', [lang, found], where)]
}
