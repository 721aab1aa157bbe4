import { proseLines } from '../source/sourceParts.ts'

/**
 * The language of a note whose letters tell it: Vietnamese, languages that are written from right to left, and those
 * with a script of their own. Else undefined. Code is ignored.
 */
export function detectLanguage(body: string): string | undefined {
  const prose = proseLines(body.slice(0, sampleLength))
    .join('\n')
    .replace(/`[^`\n]*`/g, '')
    .toLowerCase()
  const letterCount = count(prose, letters)
  return languages.find(({ own, least }) => count(prose, own) >= Math.max(least * letterCount, 1))?.lang
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Letters used in Vietnamese but in no other common language. */
const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g

/** Approximates lower-case letters: testing for a Unicode property is ten times slower. */
const letters = /[a-z\u00df-\ud7ff]/g

/**
 * Minimum share of Vietnamese letters. In Vietnamese prose it is about 0.25; names and quotations in other texts stay
 * far below this threshold.
 */
const vietnameseShare = 0.06

/** Minimum share of letters of a script: other texts only quote it. */
const scriptShare = 0.4

/** Minimum share of the letters that Urdu or Persian have and Arabic lacks: in prose it is about 0.15. */
const ownLettersShare = 0.06

/** Minimum share of kana: in Japanese about half of all letters, beside Chinese ones. */
const kanaShare = 0.15

/** Minimum share of scripts whose signs are words or syllables, of which a text has fewer than of letters. */
const signShare = 0.25

/** Languages with their own letters, the more particular ones first. */
const languages = [
  { lang: 'vi', own: vietnameseLetters, least: vietnameseShare },
  { lang: 'he', own: /[\u0591-\u05f4]/g, least: scriptShare },
  { lang: 'ur', own: /[ٹڈڑںہے]/g, least: ownLettersShare },
  { lang: 'fa', own: /[پچژگکی]/g, least: ownLettersShare },
  { lang: 'ar', own: /[\u0620-\u06ff]/g, least: scriptShare },
  { lang: 'ja', own: /[\u3041-\u30fa]/g, least: kanaShare },
  { lang: 'ko', own: /[\uac00-\ud7a3]/g, least: signShare },
  { lang: 'zh', own: /[\u4e00-\u9fff]/g, least: signShare },
  { lang: 'th', own: /[\u0e01-\u0e4f]/g, least: scriptShare },
  { lang: 'el', own: /[\u0370-\u03ff]/g, least: scriptShare },
]

/** Number of characters to examine. */
const sampleLength = 8000
