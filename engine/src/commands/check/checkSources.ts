import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { findFiles, isFile } from '../../config/files.ts'
import { translationFolder, translationsOf } from '../../config/locale/translations.ts'
import { acceptedNames, checkReadable, readBytes } from '../../config/readFile.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import { docsTranslations } from '../../config/versions.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Document } from '../../markdown/document.ts'
import { isLanguageTag } from '../../model/locale.ts'
import { toSourcePath } from '../../model/paths.ts'
import { scriptSources } from '../../pages/contentPolicy.ts'
import { hostsOfComponent, hostsOfScript, insertsScript } from '../../std/html.ts'
import type { RenderedLocale, RenderedSite } from '../renderSite.ts'

/**
 * Finds languages that do not exist, and files that look like a part of the site but are read by nothing. With a
 * mistake in the settings, it is not known which files belong to the site.
 */
export async function checkSources({ config, locales }: RenderedSite): Promise<Diagnostic[]> {
  if (config.faults?.length) return []
  return [
    ...otherConfigs(config),
    ...unknownLanguages(config),
    ...locales.flatMap(({ documents }) => documents.flatMap(unknownLanguageOf)),
    ...foldersOfNoLanguage(config),
    ...(await notesOfOtherEndings(config)),
    ...(await misnamedCategories(config)),
    ...(await refusedHosts(config)),
    ...(await Promise.all(locales.map(lostTranslations))).flat(),
  ]
}

function otherConfigs({ siteDir, configPath }: SiteConfig): Diagnostic[] {
  const used = basename(configPath)
  if (!acceptedNames.includes(used)) return []
  return acceptedNames
    .filter((name) => name !== used && isFile(join(siteDir, name)))
    .map((name) => diagnose('unread-file', ['config', used], { file: toSourcePath(name) }))
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Of the languages with a code of two letters Unicode knows all, of those with three only some. */
function unknownLanguages(config: SiteConfig): Diagnostic[] {
  return config.i18n.locales.flatMap((locale, index) =>
    unknownLanguage(locale, configPlace(config, 'i18n', 'locales', index)),
  )
}

function unknownLanguageOf({ file, frontMatter: { lang } }: Document): Diagnostic[] {
  return lang === undefined ? [] : unknownLanguage(lang, { file: file.source, key: ['lang'], texts: [lang] })
}

function unknownLanguage(written: string, where: SourceLocation | undefined): Diagnostic[] {
  const { language } = new Intl.Locale(written)
  if (language.length > 2 || isKnown(language)) return []
  return [diagnose('unknown-language', [written, languageOfCountry(language)], where)]
}

const isKnown = (language: string) => languageNames.of(language) !== undefined

/** The language most spoken where this is the code of a country: `vi` for `vn`. */
function languageOfCountry(code: string): string | undefined {
  const { language } = new Intl.Locale(`und-${code.toUpperCase()}`).maximize()
  return language === 'und' || language === 'en' ? undefined : language
}

/** Folders of translations named as a language that the site does not have. Folders with other names may hold anything. */
function foldersOfNoLanguage({ siteDir, i18n }: SiteConfig): Diagnostic[] {
  const root = join(siteDir, i18n.path)
  const known = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.path)
  return foldersIn(root)
    .filter((name) => !known.includes(name) && isLanguageTag(name) && isKnown(new Intl.Locale(name).language))
    .map((name) =>
      diagnose('unread-file', ['language', known], { file: toSourcePath(join(i18n.path, name)) }),
    )
}

/** What others import, tests, and packages. */
const notNotes = ['**/_*/**', '**/_*', '**/node_modules/**', '**/__tests__/**']

async function notesOfOtherEndings({ siteDir, docs, blog, pages }: SiteConfig): Promise<Diagnostic[]> {
  const found = await Promise.all(
    [...docs, ...blog, ...pages].map(async ({ path, include, exclude }) => {
      if (!existsSync(join(siteDir, path)) || !include.some((pattern) => pattern.includes('md'))) return []
      const ignore = [...exclude, ...notNotes]
      const names = '**/*.{MD,Md,MDX,Mdx,markdown,mdown,mkd,md.txt,mdx.txt}'
      const files = await findFiles(join(siteDir, path), names, { ignore })
      return files.map((name) => toSourcePath(join(path, name)))
    }),
  )
  return [...new Set(found.flat())].map((file) =>
    diagnose('unread-file', ['ending', file.replace(/(?:\.mdx?)?\.[^.]+$/, toUsualEnding)], { file }),
  )
}

const toUsualEnding = (ending: string) => (/^\.mdx\b|x$/i.test(ending) ? '.mdx' : '.md')

/** Files that were to describe a folder of docs, but for their names. */
async function misnamedCategories({ siteDir, docs }: SiteConfig): Promise<Diagnostic[]> {
  const names = '**/{_category,category_,__category__,_Category_,_categories_}.{json,yml,yaml}'
  const patterns = [names, '**/category.{yml,yaml}']
  const found = await Promise.all(
    docs.map(async ({ path }) => {
      if (!existsSync(join(siteDir, path))) return []
      const files = await findFiles(join(siteDir, path), patterns, { ignore: '**/node_modules/**' })
      return files.map((name) => toSourcePath(join(path, name)))
    }),
  )
  const isMeant = (file: string) => !/^category\./.test(basename(file)) || saysCategory(join(siteDir, file))
  return found
    .flat()
    .filter(isMeant)
    .map((file) => {
      const right = join(dirname(file), `_category_${extname(file)}`)
      return diagnose('unread-file', ['category', right], { file })
    })
}

const categoryField =
  /^(?:label|position|collapsed|collapsible|description|link|className|key|icon):|^[\s#]|^$/

/** Whether a file that may be data of the site holds nothing but what is said of a category. */
const saysCategory = (path: string) =>
  readBytes(path)
    .toString()
    .split('\n')
    .every((line) => categoryField.test(line))

/** Folders of translations that belong to no part of the site, and translated notes without an original. */
async function lostTranslations({ site: { config }, content }: RenderedLocale): Promise<Diagnostic[]> {
  const root = translationFolder(config)
  if (root === undefined) return []
  const sets = [
    ...config.blog.map((set) => ({ name: translationsOf('blog', set), original: set.path })),
    ...config.pages.map((set) => ({ name: translationsOf('pages', set), original: set.path })),
  ]
  const versions = content.docs.map(({ version: { docsConfig, translationName, folder } }) => ({
    name: join(docsTranslations(docsConfig), translationName),
    original: folder,
  }))
  const folders = [...versions, ...sets].map(({ name }) => name)
  const strange = (await findStrange(join(config.siteDir, root), folders)).map((name) =>
    diagnose('unread-file', ['folder', folders], { file: toSourcePath(join(root, name)) }),
  )
  const notes = await Promise.all(
    [...versions, ...sets].map(({ name, original }) => notesWithout(original, join(root, name), config)),
  )
  return [...strange, ...notes.flat()]
}

/**
 * Folders of a language that look like those of translations, or hold notes, and are none. Other plugins have folders of
 * their own, and translations of versions that are gone may stay.
 */
async function findStrange(root: string, folders: string[]): Promise<string[]> {
  const content = 'docusaurus-plugin-content-'
  const isUnread = (name: string) => !folders.some((each) => `${each}/`.startsWith(`${name}/`))
  const top = foldersIn(root).filter(isUnread)
  const ofDocs = new Set(folders.filter((name) => name.includes('/')).map(dirname))
  const inside = [...ofDocs].flatMap((docs) => foldersIn(join(root, docs)).map((name) => join(docs, name)))
  const doubtful = [
    ...top.filter((name) => !name.startsWith('docusaurus-')),
    ...inside.filter((name) => isUnread(name) && !basename(name).startsWith('version-')),
  ]
  const notes = await Promise.all(doubtful.map((name) => findFiles(join(root, name), '**/*.{md,mdx}')))
  return [
    ...top.filter((name) => name.startsWith(content)),
    ...doubtful.filter((_, index) => notes[index]!.length > 0),
  ]
}

/** The notes of a folder of translations that `original` lacks. */
async function notesWithout(
  original: string,
  folder: string,
  { siteDir }: SiteConfig,
): Promise<Diagnostic[]> {
  if (!existsSync(join(siteDir, folder))) return []
  const files = await findFiles(join(siteDir, folder), '**/*.{md,mdx}', { ignore: notNotes })
  return files
    .filter((name) => !existsSync(join(siteDir, original, name)))
    .map((name) => diagnose('unread-file', ['translation'], { file: toSourcePath(join(folder, name)) }))
}

/** Hosts from which code of the site loads scripts that the content policy refuses. */
async function refusedHosts(config: SiteConfig): Promise<Diagnostic[]> {
  const { siteDir, baseUrl, staticDirectories } = config
  const allowed = scriptSources(config, {})
  const isAllowed = (host: string) => allowed.some((each) => each === host || isBelow(host, each))
  const components = await findFiles(siteDir, 'src/**/*.{js,jsx,ts,tsx}')
  const named = config.scripts.map(({ src }) => (src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src))
  const scripts = staticDirectories.flatMap((folder) => named.map((path) => join(folder, path)))
  const files = [
    ...scripts.map((file) => ({ file, hostsOf: hostsOfScript })),
    ...components.map((file) => ({ file, hostsOf: hostsOfComponent })),
  ].filter(
    ({ file }) => isFile(join(siteDir, file)) && checkReadable(siteDir, join(siteDir, file)).length === 0,
  )
  return files.flatMap(({ file, hostsOf }) => {
    const code = readBytes(join(siteDir, file)).toString()
    const hosts = insertsScript.test(code) ? hostsOf(code) : []
    return [...new Set(hosts)]
      .filter((host) => !isAllowed(host))
      .map((host) => diagnose('refused-host', [host], { file: toSourcePath(file) }))
  })
}

/** Whether a host is one of those that `https://*.example.com` stands for. */
function isBelow(host: string, pattern: string): boolean {
  const [protocol, domain] = pattern.split('*.')
  return domain !== undefined && host.startsWith(protocol!) && host.endsWith(`.${domain}`)
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
