import type { LocaleResults } from './localeResults.ts'
import type { OutputFile } from './outputFile.ts'

/** All that is written of the site in one language, as paths within the folder of that. */
export interface LocaleFiles {
  results: LocaleResults
  /** What readers' browsers load, and may keep. */
  kept: OutputFile[]
  /** What programs read, what stands at former addresses, and pages at further spellings of their addresses. */
  others: OutputFile[]
}
