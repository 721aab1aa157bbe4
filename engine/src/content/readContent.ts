import { existsSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { findFiles, publishedFolders, spelledOnDisk } from '../config/files.ts'
import {
  chooseLanguage,
  type NamedFile,
  translationFolder,
  translationsOf,
} from '../config/locale/translations.ts'
import { checkReadable, explainRefusals, isThere, readIfThere, readingNote } from '../config/readFile.ts'
import {
  type BlogConfig,
  configPlace,
  isPostOf,
  type KnownFiles,
  makeAlways,
  type PagesConfig,
  type SiteConfig,
  settingName,
} from '../config/siteConfig.ts'
import { type DocsVersion, docsTranslations, type VersionSettings } from '../config/versions.ts'
import { type Diagnostic, diagnose, orElse, type Tell } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type {
  BlogContent,
  CategoryFile,
  Content,
  ContentFile,
  DataFile,
  PageModule,
  VersionContent,
} from './contentFile.ts'
import { parseYaml } from './parseYaml.ts'
import { openNote, withFrontMatter } from './readNote.ts'
import { createLinkGuard, notOfSite } from './siteFiles.ts'

/** Reads the folders of a site. */
export async function readContent(config: SiteConfig, versions: DocsVersion[]): Promise<Content> {
  const docs = await Promise.all(versions.map((version) => readVersion(version, config)))
  const unusable: Diagnostic[] = []
  const files = await readContentFiles(config, versions, (problems) => unusable.push(...problems))
  const blogs = config.blog
    .filter((blog) => files.some((file) => isPostOf(blog, file)))
    .map((blog) => readBlog(blog, config))
  return {
    files,
    docs: docs.map(({ content }) => content),
    blogs: blogs.map(({ content }) => content),
    pageModules: await findPageModules(config, (problems) => unusable.push(...problems)),
    diagnostics: [...unusable, ...[...docs, ...blogs].flatMap(({ diagnostics }) => diagnostics)],
  }
}

async function readVersion(version: DocsVersion, config: SiteConfig) {
  const { docsConfig, folder, translationName } = version
  const root = translationFolder(config)
  const translations = root === undefined ? [] : [join(root, docsTranslations(docsConfig), translationName)]
  const { siteDir, recall = makeAlways, knownFiles } = config
  const categories = await recall(`categories ${folder}`, () =>
    readCategoryFiles(siteDir, folder, knownFiles),
  )
  const tagsPlaces = { ...config, folders: [...translations, folder] }
  const tags = readTagsFile(tagsPlaces, docsConfig.tags, ['docs', 'tags'])
  const content: VersionContent = { version, categoryFiles: categories.files, tagsFile: tags.file }
  return { content, diagnostics: [...categories.diagnostics, ...tags.diagnostics] }
}

/** Reads the authors file and the tags file of a blog; a translation replaces the original. */
function readBlog(blog: BlogConfig, config: SiteConfig): { content: BlogContent; diagnostics: Diagnostic[] } {
  const { siteDir } = config
  const root = translationFolder(config)
  const folders = [...(root === undefined ? [] : [join(root, translationsOf('blog', blog))]), blog.path]
  const place = config.blog.length > 1 ? [config.blog.indexOf(blog)] : []
  const tags = readTagsFile({ ...config, folders }, blog.tags, ['blog', ...place, 'tags'])
  const places = folders.map((folder) => spelledOnDisk(join(siteDir, folder, blog.authorsMapPath)))
  const found = places.find(isThere)
  const authors = found === undefined ? { diagnostics: [] } : readDataFile(siteDir, found)
  return {
    content: {
      config: blog,
      authorsFile: authors.file,
      authorsUnreadable: authors.diagnostics.length > 0,
      tagsFile: tags.file,
    },
    diagnostics: [...authors.diagnostics, ...tags.diagnostics],
  }
}

/** A content folder and the folder of its translations, both from the site folder. */
interface Folder {
  path: string
  include: string[]
  exclude: string[]
  translations?: string | undefined
}

/** The settings by which the notes of a version are found. */
type DocsFolder = Pick<VersionSettings, 'docsConfig' | 'folder' | 'translationName'>

/** Reads every note, Markdown page and post, in the order of their paths. */
export async function readContentFiles(
  config: SiteConfig,
  versions: DocsFolder[],
  tell: Tell,
): Promise<ContentFile[]> {
  const read = (collection: ContentFile['collection'], folder: Folder) =>
    readFolder(collection, folder, { config, tell })
  const docs = await Promise.all(versions.map((version) => read('docs', docsFolder(version, config))))
  const pages = await Promise.all(config.pages.map((set) => read('pages', setFolder('pages', set, config))))
  const posts = await Promise.all(config.blog.map((blog) => read('blog', setFolder('blog', blog, config))))
  return withoutRepeated([...docs, ...pages, ...posts])
}

/** Two blogs may have one folder, where each is a list of the same posts. Within a set each file counts. */
function withoutRepeated(sets: ContentFile[][]): ContentFile[] {
  const known = new Set<string>()
  return sets.flatMap((files) => {
    const fresh = files.filter((file) => !known.has(placeOf(file)))
    for (const file of fresh) known.add(placeOf(file))
    return fresh
  })
}

const placeOf = ({ collection, folder, source }: ContentFile) => [collection, folder, source].join('\0')

/** Finds the React pages, also those that plugins add; their code is read by the bundler. */
export async function findPageModules(config: SiteConfig, tell: Tell): Promise<PageModule[]> {
  const added = config.plugged?.pages ?? []
  const found = await Promise.all(config.pages.map((set) => findModules(set, { config, tell })))
  const modules = found.flat()
  const obstacles = new Map(modules.map((file) => [file, checkReadable(config.siteDir, file.absolute)]))
  tell([...obstacles.values()].flat())
  const usable = modules.filter((file) => obstacles.get(file)!.length === 0)
  return [...usable.map(({ source, path, folder }) => ({ source, path, folder })), ...added]
}

async function findModules(set: PagesConfig, { config, tell }: Reading) {
  const files = await listFiles(setFolder('pages', set, config), { config, tell })
  const folder = toSourcePath(set.path)
  return files.filter((file) => !isMarkdown(file)).map((file) => ({ ...file, folder }))
}

function docsFolder({ docsConfig, folder, translationName }: DocsFolder, config: SiteConfig): Folder {
  const { include, exclude } = docsConfig
  const translations = translatedIn(config, docsTranslations(docsConfig), translationName)
  return { path: folder, include, exclude, translations }
}

function setFolder(kind: 'blog' | 'pages', set: BlogConfig | PagesConfig, config: SiteConfig): Folder {
  return { ...set, translations: translatedIn(config, translationsOf(kind, set)) }
}

function translatedIn(config: SiteConfig, ...names: string[]): string | undefined {
  const folder = translationFolder(config)
  return folder === undefined ? undefined : join(folder, ...names)
}

type Reading = { config: SiteConfig; tell: Tell }

async function readFolder(
  collection: ContentFile['collection'],
  folder: Folder,
  { config, tell }: Reading,
): Promise<ContentFile[]> {
  const files = await listFiles(folder, { config, tell })
  const refuseLink = createLinkGuard(config)
  const root = toSourcePath(posix.normalize(folder.path))
  const readOne = ({ absolute, ...file }: FoundFile) =>
    readingNote(absolute, () => {
      refuseLink(absolute, file.source)
      return openNote({ collection, folder: root, ...file }, absolute, config)
    })
  const notes = files.filter(isMarkdown)
  const read = notes.map((file) => orElse(() => withFrontMatter(readOne(file), config), undefined, tell))
  return (await Promise.all(read)).filter((file) => file !== undefined)
}

interface FoundFile extends Pick<ContentFile, 'original' | 'isUntranslated'> {
  absolute: string
  source: SourcePath
  path: SourcePath
}

/** Lists the files of a folder, sorted by path. `path` and `source` are NFC; `absolute` is spelled as on disk. */
async function listFiles(folder: Folder, { config, tell }: Reading): Promise<FoundFile[]> {
  const { recall = makeAlways, i18n } = config
  const { path, include, exclude, translations } = folder
  const step = `files ${JSON.stringify([i18n.currentLocale, i18n.structure, path, include, exclude, translations])}`
  const { files, problems } = await recall(step, async () => {
    const problems: Diagnostic[] = []
    const files = await findAll(folder, { config, tell: (found) => problems.push(...found) })
    return { files, problems }
  })
  tell(problems)
  return files
}

async function findAll(folder: Folder, { config, tell }: Reading): Promise<FoundFile[]> {
  const { siteDir } = config
  const root = spelledOnDisk(join(siteDir, folder.path))
  if (!existsSync(root)) return []
  const ignore = [...folder.exclude, ...(relative(siteDir, root) === '' ? notOfSite : [])]
  const report = (errors: Error[]) => tell(explainRefusals(siteDir, errors))
  const within = publishedFolders(config)
  const found = await findFiles(root, folder.include, { ignore, tell: report, within })
  return chooseLanguage(found, config.i18n)
    .map((file) => findFile(siteDir, folder, file))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Gives the translation of a file if there is one, else the file itself. */
function findFile(
  siteDir: string,
  { path: folder, translations }: Folder,
  { name, path, isUntranslated }: NamedFile,
): FoundFile {
  const place = (root: string, name: string) => {
    const absolute = readingNote(join(siteDir, root, name), () => spelledOnDisk(join(siteDir, root, name)))
    return { absolute, source: toSourcePath(relative(siteDir, absolute)), path: toSourcePath(path) }
  }
  const found = place(folder, name)
  const original = name === path ? found.source : toSourcePath(posix.join(toSourcePath(folder), path))
  const translation = translations === undefined ? undefined : place(translations, path)
  if (translation && readingNote(translation.absolute, () => isThere(translation.absolute)))
    return { ...translation, original }
  return {
    ...found,
    ...(name !== path && { original }),
    ...(translation && isUntranslated && { isUntranslated }),
  }
}

const isMarkdown = ({ path }: FoundFile) => /\.mdx?$/.test(path)

/** Reads the `_category_.json|yml|yaml` files of a docs folder. If one folder has several, all are in the result. */
export async function readCategoryFiles(
  siteDir: string,
  docsFolder: string,
  knownFiles?: KnownFiles,
): Promise<{ files: CategoryFile[]; diagnostics: Diagnostic[] }> {
  const root = spelledOnDisk(join(siteDir, docsFolder))
  if (!existsSync(root)) return { files: [], diagnostics: [] }
  const names = await findFiles(root, '**/_category_.{json,yml,yaml}')
  const results = names.sort().map((name) => {
    const folder = dirname(name) === '.' ? '' : toSourcePath(dirname(name))
    const path = join(root, name)
    const read = () => readDataFile(siteDir, path)
    const known = knownFiles?.recall(path, read, {
      keep: ({ file, diagnostics }) => (diagnostics.length > 0 ? undefined : file),
      open: (file) => ({ file, diagnostics: [] }),
    })
    return { folder, ...(known ?? read()) }
  })
  return {
    files: results.flatMap(({ folder, file }) => (file ? [{ ...file, folder }] : [])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  }
}

/**
 * Reads the tags file: the configured one, else `tags.yml` if there is one. The first of the folders that holds it
 * counts.
 */
export function readTagsFile(
  { folders, ...config }: Pick<SiteConfig, 'siteDir' | 'configPath'> & { folders: string[] },
  setting: string | false | undefined,
  key: PropertyKey[],
): { file?: DataFile; diagnostics: Diagnostic[] } {
  if (setting === false) return { diagnostics: [] }
  const { siteDir } = config
  const paths = folders.map((folder) => spelledOnDisk(join(siteDir, folder, setting ?? 'tags.yml')))
  const path = paths.find(isThere)
  if (path) return readDataFile(siteDir, path)
  if (setting === undefined) return { diagnostics: [] }
  const wanted = toSourcePath(relative(siteDir, paths.at(-1)!))
  const where = configPlace(config, ...key)
  return { diagnostics: [diagnose('missing-tags-file', [wanted, settingName(key)], where)] }
}

/** Reads a YAML or JSON file. JSON is YAML too, so one parser reads both. */
function readDataFile(siteDir: string, path: string): { file?: DataFile; diagnostics: Diagnostic[] } {
  const source = toSourcePath(relative(siteDir, path))
  const diagnostics: Diagnostic[] = []
  const text = readIfThere(siteDir, path, (problems) => diagnostics.push(...problems))
  if (text === undefined) return { diagnostics }
  const { value, error } = parseYaml(text)
  if (!error) return { file: { source, value }, diagnostics: [] }
  const { reason, advice, line, column } = error
  const where = { file: source, line, column, sourceLine: text.split('\n')[line - 1] }
  return { diagnostics: [diagnose('invalid-data-file', [reason, advice], where)] }
}

/** The YAML and JSON files whose addresses are checked, besides notes and the config. */
export function listDataFiles({ docs, blogs }: Content): DataFile[] {
  const sidebars = docs.flatMap(({ version: { sidebarsFile: source, sidebars: value } }) =>
    source ? [{ source, value }] : [],
  )
  return [...sidebars, ...blogs.flatMap(({ authorsFile }) => authorsFile ?? [])]
}
