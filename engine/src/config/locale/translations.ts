import { join } from 'node:path'
import { BuildFailed, diagnose, type SourceLocation, type Tell } from '../../diagnostics/diagnostic.ts'
import { joinUrlPath, toSourcePath } from '../../model/paths.ts'
import { groupBy, isRecord } from '../../std/collections.ts'
import { messageOf } from '../../std/errors.ts'
import { jsonPlace, parseJson, readIfThere } from '../readFile.ts'
import type { BlogConfig, SiteConfig } from '../siteConfig.ts'

/** The folder of the output that holds a language; empty for the default one. */
export function localeFolder({ defaultLocale }: SiteConfig['i18n'], locale: string): string {
  return locale === defaultLocale ? '' : locale
}

/**
 * The `url` and `baseUrl` of a locale: those of the site, with the locale's folder unless it is the default, or as the
 * settings say.
 */
export function localeAddress({ url, baseUrl, i18n }: SiteConfig, locale: string) {
  const own = i18n.localeConfigs[locale]!
  return {
    url: own.url ?? url,
    baseUrl: own.baseUrl ?? joinUrlPath(baseUrl, localeFolder(i18n, locale), '/'),
  }
}

/** The folder that holds everything of the current locale, from the site folder; undefined where none is read. */
export function translationFolder({ i18n }: Pick<SiteConfig, 'i18n'>): string | undefined {
  const { path, translate } = i18n.localeConfigs[i18n.currentLocale]!
  return translate !== false ? join(i18n.path, path) : undefined
}

/** The path of a file without the name of its language, where one of these names is in it as the structure says. */
export function splitLanguage(
  path: string,
  structure: SiteConfig['i18n']['structure'],
  names: string[],
): { path: string; language?: string } {
  const suffix = /^(?<start>.*)\.(?<language>[^./]+)(?<end>\.[^./]+)$/
  const { start, language, end } =
    (structure === 'suffix' ? suffix : /^(?<start>)(?<language>[^/]+)\/(?<end>.+)$/).exec(path)?.groups ?? {}
  return structure && names.includes(language!) ? { path: `${start}${end}`, language: language! } : { path }
}

/** A file within its folder, the path that it stands for, and whether it is not in the language that is asked for. */
export interface NamedFile {
  name: string
  path: string
  isUntranslated: boolean
}

/** Of the files that stand for one path in several languages, the one in the current language, else the original. */
export function chooseLanguage(names: string[], i18n: SiteConfig['i18n']): NamedFile[] {
  const { structure, locales, localeConfigs, currentLocale, defaultLocale } = i18n
  const isOther = currentLocale !== defaultLocale
  if (!structure) return names.map((name) => ({ name, path: name, isUntranslated: isOther }))
  const nameOf = (locale: string) => localeConfigs[locale]!.path
  const split = names.map((name) => ({ name, ...splitLanguage(name, structure, locales.map(nameOf)) }))
  const wanted = [nameOf(currentLocale), nameOf(defaultLocale), undefined]
  return [...groupBy(split, ({ path }) => path).values()].flatMap((files) => {
    const found = wanted.map((each) => files.find(({ language }) => language === each))
    const file = found.find((each) => each !== undefined)
    return file
      ? { name: file.name, path: file.path, isUntranslated: isOther && file.language !== wanted[0] }
      : []
  })
}

/** The files of translations below the folder of a locale, by the names that Docusaurus gives them. */
export const translationFiles = {
  words: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
}

/** The folder of translations that belongs to a blog or a folder of pages, within that of a language. */
export function translationsOf(kind: 'blog' | 'pages', { id }: { id: string }): string {
  return `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`
}

/** The file with the translated texts of a blog. */
export const blogTextsFile = (blog: BlogConfig) => `${translationsOf('blog', blog)}/options.json`

/** The locales that a command asks for; without any, all locales of the site. */
export function chooseLocales({ i18n }: SiteConfig, asked: string | string[] | undefined): string[] {
  if (asked === undefined) return i18n.locales
  const wanted = [asked].flat()
  const unknown = wanted.filter((locale) => !i18n.locales.includes(locale))
  if (unknown.length === 0) return wanted
  throw new BuildFailed(unknown.map((locale) => diagnose('unknown-locale', [locale, i18n.locales])))
}

/** Translated texts by their ids. */
export type Messages = ReadonlyMap<string, string>

/**
 * Reads a file of translations, `{ "id": { "message": "…" } }`, as Docusaurus writes them; a plain string in place of
 * the object works too. Gives an empty map if the file is missing, and leaves out what is wrong.
 */
export function readMessages(siteDir: string, file: string, tell: Tell): Messages {
  const text = readIfThere(siteDir, join(siteDir, file), tell)
  if (text === undefined) return new Map()
  const refuse: Refuse = (reason, place) =>
    tell([diagnose('invalid-translations', [reason], { file: toSourcePath(file), ...place })])
  const value = parseObject(text, refuse)
  const messages = Object.entries(value).map(([id, entry]) => [id, readMessage(id, entry, refuse)] as const)
  return new Map(messages.filter((each): each is [string, string] => each[1] !== undefined))
}

type Refuse = (reason: string, place: Omit<SourceLocation, 'file'>) => void

function parseObject(text: string, refuse: Refuse): Record<string, unknown> {
  try {
    const value = parseJson(text)
    if (isRecord(value)) return value
    refuse('it holds no object', { line: 1 })
  } catch (error) {
    if (error instanceof BuildFailed) throw error
    const reason = error instanceof SyntaxError ? 'from here on it is not JSON' : messageOf(error)
    refuse(reason, jsonPlace(text, error as Error))
  }
  return {}
}

function readMessage(id: string, entry: unknown, refuse: Refuse): string | undefined {
  const message = isRecord(entry) ? entry.message : entry
  if (typeof message === 'string') return message
  refuse(`"${id}" has no "message"`, { key: [id] })
  return undefined
}

/** Translates a text by its id. */
export type Translate = (id: string, text: string) => string

/** Looks ids up in messages; a text without a message stays as it is. */
export const translateBy =
  (messages: Messages): Translate =>
  (id, text) =>
    messages.get(id) ?? text

/**
 * Collects translatable texts by their ids: runs `visit` with a `Translate` that records each text and gives it back
 * unchanged.
 */
export function collectTexts(visit: (translate: Translate) => unknown): Map<string, string> {
  const texts = new Map<string, string>()
  visit((id, text) => {
    texts.set(id, text)
    return text
  })
  return texts
}

/** Whether a message of `code.json` belongs to a component of the site, and not to the interface. */
export const isOwnMessage = (id: string): boolean => !/^(?:theme|sotay)\./.test(id)
