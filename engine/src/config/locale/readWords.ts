import { join } from 'node:path'
import { stopOnErrors, type Tell } from '../../diagnostics/buildFailed.ts'
import type { Words } from '../../model/uiText.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { readMessages } from './readMessages.ts'
import { translateWords } from './translateWords.ts'
import { translationFiles } from './translationFiles.ts'
import { translationFolder } from './translationFolder.ts'
import { wordsOfLanguage } from './wordsOfLanguage.ts'

/**
 * The interface texts of the current locale: the built-in ones (English if there are none), overridden by `code.json`.
 */
export async function readWords(
  config: Pick<SiteConfig, 'siteDir' | 'i18n'>,
  tell: Tell = stopOnErrors,
): Promise<Words> {
  const { currentLocale } = config.i18n
  const folder = translationFolder(config)
  const words = await wordsOfLanguage(currentLocale)
  if (folder === undefined) return words
  return translateWords(
    words,
    readMessages(config.siteDir, join(folder, translationFiles.words), tell),
    currentLocale,
  )
}
