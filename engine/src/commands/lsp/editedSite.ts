import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findCommonComponents, namesOfCommon } from '../../bundle/live/commonFile.ts'
import { isFile } from '../../config/files.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import { localizeConfig } from '../../config/locale/localizeConfig.ts'
import { chooseLocales } from '../../config/locale/translations.ts'
import { normalizeText } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { loadVersions } from '../../config/versions.ts'
import type { Content, ContentFile } from '../../content/contentFile.ts'
import { listDataFiles, readContent } from '../../content/readContent.ts'
import { readNote } from '../../content/readNote.ts'
import type { Diagnostic, Tell } from '../../diagnostics/diagnostic.ts'
import { checkSettings } from '../../links/checkSettings.ts'
import type { References } from '../../links/references.ts'
import { type Compiler, compileDocument, openCompiler } from '../../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import { outlineDocument } from '../../markdown/outlineDocument.ts'
import type { Heading } from '../../model/pageParts.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { filePaths, listOutputs } from '../../output/outputs.ts'
import { listStaticFiles } from '../../output/staticFiles.ts'
import { memoize } from '../../std/collections.ts'
import { withAllFindings } from '../check/check.ts'
import { publicFiles } from '../dev/devLanguage.ts'
import { type OpenTexts, withNewNotes } from '../move/siteChange.ts'
import { openView, type SiteView } from '../move/siteView.ts'
import type { WrittenAddress } from '../move/writtenPaths.ts'

/** A heading of a note, and the line that it begins in, from 1. */
export interface PlacedHeading extends Heading {
  line: number
}

/** What the notes of a language are read with. */
interface LanguageParts {
  config: SiteConfig
  compiler: Compiler
  /** Compiles a note by itself, once for each of its texts. */
  compile(outline: DocumentOutline): Document
  /** Gives the outline of a note, which is read once for each of its texts. */
  outline(file: ContentFile): DocumentOutline
  /** The addresses in notes that were looked for before. */
  addresses: Map<string, WrittenAddress[]>
  /** The headings of notes that were looked for before. */
  headings: WeakMap<ContentFile, PlacedHeading[]>
  /** The problems of the config. */
  found: Diagnostic[]
}

/** A language of a site, with the texts that are open in an editor in place of those on disk. */
export interface EditedLanguage extends SiteView, LanguageParts {
  /** What links are checked against besides notes. */
  files: References['files']
  /** The problems of settings, data files and sidebars, and those of notes that need no compiling. */
  problems: Diagnostic[]
}

/** A site that is open in an editor. It is read when it is first asked for, and again after changes. */
export interface EditedSite {
  siteDir: string
  /** The language that a note belongs to; the default one for other files. */
  languageOf(source: SourcePath): Promise<EditedLanguage>
  /** Takes note of a file that was edited, or has changed on disk. */
  change(path: string): void
}

export function openEditedSite(siteDir: string, open: OpenTexts): EditedSite {
  const { textOf } = open
  const languages = new Map<string, EditedLanguage>()
  const edited = new Set<SourcePath>()
  let settings: Settings | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const update = async (): Promise<Settings> => {
    const sources = new Set(edited)
    edited.clear()
    if (settings) {
      for (const [locale, language] of languages) languages.set(locale, await withEdits(language, sources))
      return settings
    }
    languages.clear()
    const read = await readConfig(siteDir, textOf)
    settings = read
    return read
  }
  const find = async (source: SourcePath) => {
    const { config, found } = await update()
    let first: EditedLanguage | undefined
    for (const locale of chooseLocales(config, undefined)) {
      const language =
        languages.get(locale) ?? (await readLanguage(config, locale, { known: found, open: open.paths() }))
      languages.set(locale, language)
      first ??= language
      if (fileOf(source, language)) return language
    }
    return first!
  }
  return {
    siteDir,
    languageOf(source) {
      const found = turn.then(() => find(source))
      turn = found.catch(() => undefined)
      return found
    },
    change(path) {
      const source = sourceOf(siteDir, path)
      const isNote = [...languages.values()].some((language) => fileOf(source, language))
      if (isNote && textOf(path) !== undefined) edited.add(source)
      else settings = undefined
    },
  }
}

/** Notes of more characters take seconds to be parsed, in which an editor would wait for all else. */
const longest = 300_000

/** Whether a note is too long to be parsed after each pause in typing. */
export const isTooLong = ({ text }: ContentFile): boolean => text.length > longest

/** The path of a file from the site folder. */
export const sourceOf = (siteDir: string, path: string): SourcePath =>
  toSourcePath(relative(siteDir, path).normalize('NFC'))

/** The note of this path that a language has of its own. */
export const fileOf = (source: SourcePath, { content }: SiteView): ContentFile | undefined =>
  content.files.find((file) => file.source === source && !file.isUntranslated)

interface Settings {
  config: SiteConfig
  found: Diagnostic[]
}

/** Reads the settings, with every finding on; open texts take the place of what is on disk. */
async function readConfig(siteDir: string, textOf: OpenTexts['textOf']): Promise<Settings> {
  const found: Diagnostic[] = []
  const loaded = await loadConfig(siteDir, { tell: (problems) => found.push(...problems) })
  const config = withAllFindings(loaded)
  const { preprocessor = ({ fileContent }) => fileContent } = config.markdown
  const withOpen: typeof preprocessor = ({ filePath, fileContent }) =>
    preprocessor({ filePath, fileContent: textOf(filePath) ?? fileContent })
  return { config: { ...config, markdown: { ...config.markdown, preprocessor: withOpen } }, found }
}

async function readLanguage(
  all: SiteConfig,
  locale: string,
  { known, open }: { known: Diagnostic[]; open: string[] },
): Promise<EditedLanguage> {
  const found = [...known]
  const tell: Tell = (problems) => found.push(...problems)
  const config = await localizeConfig(all, locale, tell)
  const own = namesOfCommon(findCommonComponents(config.siteDir), config.siteDir)
  const compiler = openCompiler(config, own)
  const parts: LanguageParts = {
    config,
    compiler,
    compile: compileOnce(compiler),
    outline: memoize((file: ContentFile) => outlineDocument(file, config.markdown), new WeakMap()),
    addresses: new Map(),
    headings: new WeakMap(),
    found,
  }
  const content = await readContent(config, await loadVersions(config, tell))
  return openLanguage(withNewNotes(content, open, config), parts)
}

async function openLanguage(
  content: Content,
  parts: LanguageParts & { named?: SourcePath[] | undefined },
): Promise<EditedLanguage> {
  const { config, found } = parts
  const view = await openView(config, content, { outline: parts.outline, named: parts.named })
  const statics = listStaticFiles(config)
  const files = publicFiles(view.site, filePaths(listOutputs(view.site, statics.files)))
  const references = { config, index: view.index, files, assets: new Map() } as unknown as References
  const settings = checkSettings(view.site, listDataFiles(content), references)
  const own = [...content.diagnostics, ...view.site.diagnostics, ...settings, ...statics.diagnostics]
  return { ...view, ...parts, files, problems: [...found, ...own] }
}

/** The language with the present texts of edited notes. */
async function withEdits(language: EditedLanguage, edited: ReadonlySet<SourcePath>): Promise<EditedLanguage> {
  const { content, config, compiler, compile, outline, addresses, headings, found, named } = language
  const files = content.files.map((file) => (edited.has(file.source) ? readAgain(file, config) : file))
  if (files.every((file, index) => file === content.files[index])) return language
  // Those of former texts would stay for ever.
  if (addresses.size > 2 * files.length + 100) addresses.clear()
  const parts = { config, compiler, compile, outline, addresses, headings, found, named }
  return openLanguage({ ...content, files }, parts)
}

function readAgain({ quotes: _, isDamaged: __, ...file }: ContentFile, config: SiteConfig): ContentFile {
  return { ...file, ...readOpen(file.source, config) }
}

/** The text of a note as it is in the editor; one that is not on disk has no other. */
function readOpen(source: SourcePath, config: SiteConfig): ReturnType<typeof readNote> {
  const filePath = join(config.siteDir, source)
  if (isFile(filePath)) return readNote(config, source)
  return { text: normalizeText(config.markdown.preprocessor?.({ filePath, fileContent: '' }) ?? '') }
}

/** Compiles each text once, and keeps the last one of each note. */
function compileOnce(compiler: Compiler): LanguageParts['compile'] {
  const known = new Map<SourcePath, [outline: DocumentOutline, document: Document]>()
  return (outline) => {
    const { source } = outline.file
    const former = known.get(source)
    const document =
      former && isDeepStrictEqual(former[0], outline) ? former[1] : compileDocument(outline, compiler)
    known.set(source, [outline, document])
    // `compileNotes` adds the problems of imports.
    return { ...document, diagnostics: [...document.diagnostics] }
  }
}
