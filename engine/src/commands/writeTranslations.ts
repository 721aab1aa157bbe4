import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type OwnText, readOwnTexts } from '../bundle/ownTexts/readOwnTexts.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { localizeConfig } from '../config/locale/localizeConfig.ts'
import {
  chooseLocales,
  isOwnMessage,
  readMessages,
  translationFiles,
  translationFolder,
} from '../config/locale/translations.ts'
import { readBytes } from '../config/readFile.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { type TextsById, translatableTexts } from './translatableTexts.ts'

/** Options of `sotay write-translations`. */
export interface WriteTranslationsOptions {
  /** The default locale unless given. */
  locale?: string
  /** Replaces existing messages. */
  override?: boolean
  /** Prefix of every new message, so that untranslated ones can be found. */
  messagePrefix?: string
  config?: string
}

/**
 * Writes the translatable texts of a locale to files and gives their names. Existing translations are kept unless
 * `override` is set.
 */
export async function writeTranslations(
  siteDir: string,
  options: WriteTranslationsOptions,
): Promise<{ files: string[]; diagnostics: Diagnostic[] }> {
  const loaded = await loadConfig(siteDir, { configFile: options.config })
  const [locale] = chooseLocales(loaded, options.locale ?? loaded.i18n.defaultLocale)
  const config = await localizeConfig(loaded, locale!)
  const folder = translationFolder(config) ?? join(config.i18n.path, config.i18n.localeConfigs[locale!]!.path)
  const { texts: ownTexts, diagnostics } = readOwnTexts(config.siteDir)
  const wanted = await translatableTexts(loaded, { locale: locale!, ownTexts })
  const written = [...wanted].map(([name, texts]) =>
    writeFile(config.siteDir, join(folder, name), texts, options),
  )
  return {
    files: written.map(({ file }) => file),
    diagnostics: [...diagnostics, ...written.flatMap((each) => each.diagnostics)],
  }
}

function writeFile(
  siteDir: string,
  file: string,
  texts: TextsById,
  { override, messagePrefix = '' }: WriteTranslationsOptions,
) {
  const path = join(siteDir, file)
  const former = readMessages(siteDir, file)
  const kept: Record<string, object> = existsSync(path) ? JSON.parse(readBytes(path).toString()) : {}
  const fresh = [...texts]
    .filter(([id]) => override || !former.has(id))
    .map(([id, text]) => [id, toMessage(text, messagePrefix)])
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ ...kept, ...Object.fromEntries(fresh) }, null, 2)}\n`)
  const isOwn = (id: string) => basename(file) === translationFiles.words && isOwnMessage(id)
  const unknown = [...former.keys()].filter((id) => !texts.has(id) && !isOwn(id))
  const where = { file: toSourcePath(file) }
  return {
    file: where.file,
    diagnostics: unknown.length > 0 ? [diagnose('unknown-translations', [unknown], where)] : [],
  }
}

function toMessage(text: string | OwnText, prefix: string) {
  if (typeof text === 'string') return { message: prefix + text }
  return { message: prefix + text.message, description: text.description }
}
