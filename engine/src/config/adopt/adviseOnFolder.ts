import { join } from 'node:path'
import { isRecord } from '../../std/isRecord.ts'
import { isFile } from '../isFile.ts'
import { wordsOfLanguage } from '../locale/wordsOfLanguage.ts'
import { findReplacedParts } from './findReplacedParts.ts'
import type { LeftOut } from './keepKnown.ts'
import type { Settings } from './mergeSettings.ts'

/** What of a site (absolute) has no effect here although each of its settings has: code of its theme, and languages. */
export function adviseOnFolder(siteDir: string, settings: Settings): LeftOut[] {
  const parts = findReplacedParts(siteDir)
  const locales = foreignLocales(settings).filter((name) => !isFile(join(siteDir, 'i18n', name, 'code.json')))
  return [
    ...(parts.length > 0 ? [adviseOnParts(parts)] : []),
    ...(locales.length > 0 ? [adviseOnWords(locales)] : []),
  ]
}

const adviseOnParts = (parts: string[]): LeftOut => ({
  setting: `src/theme (${parts.join(', ')})`,
  reason: '"components" replaces parts of the theme, "slots" fills its empty places.',
})

const adviseOnWords = (locales: string[]): LeftOut => ({
  setting: `words of the interface (${locales.join(', ')})`,
  reason: `"docusaurus write-translations --locale ${locales[0]}" writes i18n/${locales[0]}/code.json, which is read.`,
})

/** Locales in which the interface speaks English. */
function foreignLocales({ i18n }: Settings): string[] {
  const { locales } = isRecord(i18n) ? i18n : {}
  const names = Array.isArray(locales) ? locales.map(String) : []
  return names.filter((name) => !/^en\b/.test(name) && wordsOfLanguage(name) === wordsOfLanguage('en'))
}
