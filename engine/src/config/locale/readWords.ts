import { join } from 'node:path'
import type { Words } from '../../model/uiText.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { readMessages } from './readMessages.ts'
import { translateWords } from './translateWords.ts'
import { translationFiles } from './translationFiles.ts'
import { translationFolder } from './translationFolder.ts'
import { wordsOfLanguage } from './wordsOfLanguage.ts'

/** The texts of the interface in the current locale: ours, or English, with those of `code.json` in their place. */
export function readWords(config: Pick<SiteConfig, 'siteDir' | 'i18n'>): Words {
  const { currentLocale } = config.i18n
  const folder = translationFolder(config)
  const words = wordsOfLanguage(currentLocale)
  if (folder === undefined) return words
  return translateWords(
    words,
    readMessages(config.siteDir, join(folder, translationFiles.words)),
    currentLocale,
  )
}
