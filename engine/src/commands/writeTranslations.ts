import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type OwnText, readOwnTexts } from '../bundle/ownTexts/readOwnTexts.ts'
import { loadConfig } from '../config/loadConfig.ts'
import {
  localizeConfig,
  translateBlog,
  translateFooter,
  translateNavbar,
} from '../config/locale/localizeConfig.ts'
import {
  blogTextsFile,
  chooseLocales,
  collectTexts,
  isOwnMessage,
  readMessages,
  translationFiles,
  translationFolder,
} from '../config/locale/translations.ts'
import { messageId, wordsOfLanguage } from '../config/locale/words.ts'
import { readBytes } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { docsTranslations, loadVersions } from '../config/versions.ts'
import { readContent } from '../content/readContent.ts'
import { type Diagnostic, diagnose, stopOnErrors } from '../diagnostics/diagnostic.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import { type PluralText, pluralCases } from '../model/createText.ts'
import { toSourcePath } from '../model/paths.ts'
import type { UiTextKey } from '../model/uiText.ts'
import { buildSite } from '../site/buildSite.ts'
import { generateItems } from '../site/sidebars/generateItems.ts'
import { translateSidebar } from '../site/sidebars/translateSidebar.ts'
import type { Site, Version } from '../site/site.ts'

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
  const config = await localizeConfig(loaded, locale!, stopOnErrors)
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
  const former = readMessages(siteDir, file, stopOnErrors)
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

/** Texts for translators by id; those of the site's own code may be explained. */
type TextsById = ReadonlyMap<string, string | OwnText>

/** The translatable texts of a site: for each file of translations, its texts by id. */
async function translatableTexts(
  config: SiteConfig,
  { locale, ownTexts }: { locale: string; ownTexts: OwnText[] },
): Promise<Map<string, TextsById>> {
  const { navbar, footer } = config
  const { versions, blogs } = await readOriginal(config)
  const own = ownTexts.map((text) => [text.id, text] as const)
  const words = new Map<string, string | OwnText>([...(await interfaceTexts(locale)), ...own])
  const files: [string, TextsById][] = [
    [translationFiles.words, words],
    [translationFiles.navbar, collectTexts((translate) => translateNavbar(navbar, translate))],
    [translationFiles.footer, collectTexts((translate) => footer && translateFooter(footer, translate))],
    ...versions.map((version): [string, Map<string, string>] => [
      versionFile(version),
      versionTexts(version),
    ]),
    ...blogs.map(({ config: blog }): [string, TextsById] => [
      blogTextsFile(blog),
      collectTexts((translate) => translateBlog(blog, translate)),
    ]),
  ]
  return new Map(files.filter(([, texts]) => texts.size > 0))
}

async function interfaceTexts(locale: string): Promise<Map<string, string>> {
  const words = await wordsOfLanguage(locale)
  const keys = Object.keys(words) as UiTextKey[]
  return new Map(keys.map((key) => [messageId(key), casesOf(words[key], locale)]))
}

function casesOf(text: string | PluralText, locale: string): string {
  if (typeof text === 'string') return text
  return pluralCases(locale)
    .map((name) => text[name] ?? text.other)
    .join('|')
}

/** The site as written, without translations: an empty `i18n.path` switches these off. */
async function readOriginal(config: SiteConfig): Promise<Site> {
  const original = { ...config, i18n: { ...config.i18n, path: '' } }
  const content = await readContent(original, await loadVersions(original, stopOnErrors))
  const outlines = content.files.map((file) => outlineDocument(file, config.markdown))
  const parts = { ...content, outlines, history: new Map(), postDates: new Map() }
  const input = await generateItems(parts, config, { mode: 'dev' })
  return buildSite(input, config, { mode: 'dev' })
}

const versionFile = ({ docsConfig, translationName }: Version) =>
  `${docsTranslations(docsConfig)}/${translationName}.json`

/**
 * The texts of a version. Sidebar labels that equal a doc's title are left out, because the title is translated in the
 * doc.
 */
function versionTexts({ label, sidebars, docs }: Version): Map<string, string> {
  const titles = new Set(docs.map(({ outline, title }) => outline.frontMatter.sidebar_label ?? title))
  const texts = collectTexts((translate) => sidebars.map((sidebar) => translateSidebar(sidebar, translate)))
  const own = [...texts].filter(([id, text]) => !/^sidebar\..+?\.doc\./.test(id) || !titles.has(text))
  return new Map([['version.label', label], ...own])
}
