import { join } from 'node:path'
import type { SiteConfig } from '../siteConfig.ts'
import { isOwnMessage } from './isOwnMessage.ts'
import { readMessages } from './readMessages.ts'
import { translationFiles } from './translationFiles.ts'
import { translationFolder } from './translationFolder.ts'

/** The messages of the site's own components in the current locale, by id: their part of `code.json`. */
export function readOwnMessages(config: Pick<SiteConfig, 'siteDir' | 'i18n'>): Record<string, string> {
  const folder = translationFolder(config)
  if (folder === undefined) return {}
  const messages = [...readMessages(config.siteDir, join(folder, translationFiles.words))]
  return Object.fromEntries(messages.filter(([id]) => isOwnMessage(id)))
}
