import type { LocaleResults } from './localeResults.ts'
import type { OutputFile } from './outputFile.ts'

/** The files of the site in one language, as paths within its folder. */
export interface LocaleFiles {
  results: LocaleResults
  /** Files that browsers load and may keep for offline reading. */
  kept: OutputFile[]
  /** Files for programs, redirect pages, preview images, and copies of pages at further URLs. */
  others: OutputFile[]
}
