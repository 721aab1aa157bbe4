import { basename, join } from 'node:path'
import { parse } from 'node:path/posix'
import { slug } from 'github-slugger'
import { isRecord } from '../../std/collections.ts'
import { isFile, vaultFolder } from '../files.ts'
import { ForbiddenKey, jsonPlace, parseJson, readBytes } from '../readFile.ts'
import { type AdoptedConfig, sidebarsFile } from './adoptConfig.ts'
import {
  drawingEnding,
  isPattern,
  type LeftOut,
  noPagesLeft,
  patternsLeft,
  templatesLeft,
} from './keepKnown.ts'
import { findOtherSite, i18nOf, inFolder, type OtherSite } from './otherSite.ts'
import { printConfig } from './printConfig.ts'
import { asFunction } from './settings.ts'

/** The paths of the files of a vault that matter to its config. */
export interface VaultFiles {
  notes: string[]
  canvases: string[]
  bases: string[]
  /** That of the notes, where it is known. */
  language: string | undefined
  /** What the map of the notes is called in it. */
  mapTitle: string
}

/**
 * Makes the config of a site from the settings of a vault: its notes at the root of the site, daily notes as a journal,
 * templates and what the vault ignores left out.
 */
export function adoptVault(
  siteDir: string,
  { notes, canvases, bases, language, mapTitle }: VaultFiles,
): AdoptedConfig {
  const unreadable: LeftOut[] = []
  const read = (name: string) => readJson(siteDir, `${vaultFolder}/${name}`, unreadable)
  const journal = journalOf(read('daily-notes.json'), notes)
  const templates = [
    textOf(read('templates.json').folder),
    textOf(read('plugins/templater-obsidian/data.json').templates_folder),
  ].filter((folder) => folder !== undefined)
  const { userIgnoreFilters, strictLineBreaks } = read('app.json')
  const ignored = Array.isArray(userIgnoreFilters) ? userIgnoreFilters.map(String) : []
  const exclude = [...templates, ...(journal ? [journal] : [])].map((folder) => `${folder}/**`)
  const patterns = ignored.filter((filter) => !isPattern(filter)).map((path) => path.replace(/\/?$/, '/**'))
  const drawings = notes.filter((path) => path.endsWith(drawingEnding))
  const isLeftOut = (path: string) =>
    [...exclude, ...patterns].some((pattern) => path.normalize('NFC').startsWith(pattern.slice(0, -2)))
  const published = notes.filter((path) => !drawings.includes(path) && !isLeftOut(path))
  const { blog, links } = journal ? journalSettings(journal) : { blog: false, links: [] }
  const settings = {
    ...siteOf(siteDir, language),
    trailingSlash: false,
    linkPreviews: true,
    docs: {
      ...docsAtRoot,
      ...garden,
      exclude: [
        ...new Set([...exclude, ...patterns, ...(drawings.length > 0 ? [`**/*${drawingEnding}`] : [])]),
      ],
    },
    blog,
    navbar: { items: [...links, mapLink(mapTitle)] },
    pages: false,
    markdown: { format: 'md', obsidian: true, lineBreaks: strictLineBreaks !== true, hooks: forgiving },
    ...homeOf(published, true),
  }
  const left = [
    ...unreadable,
    ...templatesLeft(templates, notes),
    ...patternsLeft(ignored),
    ...noPagesLeft({ canvas: canvases, bases, drawings }),
  ]
  return { text: printConfig(settings), left }
}

/** What the texts of a folder of notes tell. */
export interface NotesFacts extends Pick<VaultFiles, 'language' | 'mapTitle'> {
  /** Whether they link by name (`[[note]]`), as those of Foam and Logseq do. */
  linksByName: boolean
  /** Whether such links have their text first, as Dendron writes them. */
  hasTextFirst: boolean
  /** Whether some have an `id` in their front matter. */
  hasIds: boolean
}

/** Makes the config of a site from a folder that holds nothing but notes, whose paths become their addresses. */
export function adoptNotes(
  siteDir: string,
  notes: string[],
  { language, mapTitle, ...facts }: NotesFacts,
): AdoptedConfig {
  const other = findOtherSite({ siteDir, notes, hasSidebars: isFile(join(siteDir, sidebarsFile)) })
  // A pasted log in a note that links by name is no component.
  const linksByName = other?.linksByName ?? facts.linksByName
  const { folder = '.', pictures, items = [], exclude = [], hidden = [], languages, markdown } = other ?? {}
  const { format = linksByName ? 'detect' : 'auto' } = other ?? {}
  const settings = {
    ...siteOf(siteDir, language),
    // Another site has addresses that lead to it, of either kind.
    ...(!other && { trailingSlash: false }),
    ...(linksByName && { linkPreviews: true }),
    ...other?.facts,
    ...(languages && { i18n: languages, navbar: { items: [{ type: 'localeDropdown', position: 'right' }] } }),
    ...(pictures !== undefined && { staticDirectories: [pictures] }),
    docs: {
      ...docsAtRoot,
      path: folder,
      // Names of notes are those in the navigation, with their numbers.
      ...(items.length > 0 && { sidebarPath: `./${sidebarsFile}`, numberPrefixParser: false }),
      ...(linksByName && {
        ...garden,
        exclude: [...exclude, ...hidden.flatMap((path) => [path, `${path}/**`])],
      }),
    },
    ...(linksByName && { navbar: { items: [mapLink(mapTitle)] } }),
    blog: false,
    pages: false,
    markdown: {
      format,
      ...(linksByName && { obsidian: other?.spelling ?? (facts.hasTextFirst ? 'dendron' : true) }),
      ...(other?.spelling && { lineBreaks: true }),
      ...markdown,
      ...(markdown && facts.hasIds && { parseFrontMatter: withoutId }),
      hooks: forgiving,
    },
    ...homeOf(
      inFolder(folder, notes, languages).filter(
        (path) => !hidden.some((each) => `${path}/`.startsWith(`${each}/`)),
      ),
      linksByName,
    ),
  }
  const sidebars = `export default ${JSON.stringify({ main: items }, null, 2)}\n`
  const files = { ...other?.files, ...(items.length > 0 && { [sidebarsFile]: sidebars }) }
  return { text: printConfig(settings), left: other ? [adviceOn(other)] : [], files }
}

/** Of configs of other generators, only plain texts about the site are read; what their folders need is set. */
function adviceOn(other: OtherSite): LeftOut {
  const { config, folder, pictures, facts, items = [], unread } = other
  if (unread) return { setting: config, reason: unread }
  const read = facts.title ? 'Only what the site is called is taken over' : 'It is not read'
  const taken = items.length > 0 ? 'Only what the site is called and its navigation are taken over' : read
  const rest = `; its ${facts.title ? 'navigation is' : 'title and navigation are'} to be written by hand`
  const files = pictures === undefined ? '' : `, and files that they name by address from "${pictures}"`
  const reason = `${taken}. The notes are taken from "${folder}"${files}${items.length > 0 ? '' : rest}.`
  return { setting: config, reason }
}

const siteOf = (siteDir: string, language: string | undefined) => ({
  title: basename(siteDir).normalize('NFC'),
  url: 'https://example.com',
  ...(language && i18nOf(language)),
  onBrokenLinks: 'warn',
  colorMode: { respectPrefersColorScheme: true },
})

/** Other engines read no id, and have addresses and navigation by the names of files. */
const withoutId = asFunction(`async (file) => {
  const { frontMatter, content } = await file.defaultParseFrontMatter(file)
  const { id, ...others } = frontMatter
  return { frontMatter: others, content }
}`)

const docsAtRoot = { path: '.', routeBasePath: '/' }

/** The numbers before names of a vault give the order, and stay part of the names, by which links find them. */
const orderByNumber = asFunction(
  '(name) => ({ filename: name, numberPrefix: /^\\d/.test(name) ? Number.parseInt(name) : undefined })',
)

/** What notes have that link by name. */
const garden = { backlinks: true, relatedNotes: true, graph: true, numberPrefixParser: orderByNumber }

/** Such notes lead to files that were never there, and are read all the same. */
const forgiving = { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' }

/** A note at the address of its folder. */
const homeNote = /^(?:index|readme)\.mdx?$/i

/** Where the site begins, if no note is its first page. */
function homeOf(notes: string[], isVault: boolean) {
  const home = notes.some((path) => homeNote.test(path)) ? undefined : findHome(notes, isVault)
  return (
    home && {
      redirects: [
        { from: '/', to: `/${home.normalize('NFC').split('/').map(encodeURIComponent).join('/')}` },
      ],
    }
  )
}

/** The folder of daily notes, if it has any, and their names are dates that a blog reads. */
function journalOf(
  { folder, format = 'YYYY-MM-DD' }: Record<string, unknown>,
  notes: string[],
): string | undefined {
  const path = textOf(folder)
  const isThere = notes.some((note) => note.normalize('NFC').startsWith(`${path}/`))
  // Those of a year or a month may have a folder of their own.
  return isThere && basename(String(format)).startsWith('YYYY-MM-DD') ? path : undefined
}

function journalSettings(folder: string) {
  const [route, name] = [`/${slug(folder)}`, basename(folder)]
  const ignored = { onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore' }
  const link = { to: route, label: name, position: 'left' }
  return { blog: { path: folder, routeBasePath: route, blogTitle: name, ...ignored }, links: [link] }
}

const mapLink = (label: string) => ({ to: '/graph', label, position: 'right' })

/**
 * A note by which a vault mostly begins, without its ending, else of other notes the first one in the fewest folders: a
 * vault without one begins with the list of its notes.
 */
function findHome(notes: string[], isVault: boolean): string | undefined {
  const usual =
    /^(?:home|start(?: here)?|welcome|hello|map of content|moc|about|summary|introduction|contents|root)\.mdx?$/i
  const depthOf = (path: string) => path.split('/').length
  const least = notes.reduce((least, path) => Math.min(least, depthOf(path)), Number.POSITIVE_INFINITY)
  const atTop = notes.filter((path) => depthOf(path) === least)
  const named = (name: RegExp) => atTop.find((path) => name.test(basename(path)))
  const found = named(homeNote) ?? named(usual) ?? (isVault ? undefined : atTop[0])
  if (!found) return undefined
  const { dir, name, base } = parse(found)
  return homeNote.test(base) ? dir : join(dir, name)
}

const textOf = (value: unknown) => {
  const text = typeof value === 'string' ? value.split('/').filter(Boolean).join('/') : ''
  return text === '' ? undefined : text
}

/** Empty if there is no such file, or if it cannot be read, which is said with the place where that ends. */
function readJson(siteDir: string, name: string, unreadable: LeftOut[]): Record<string, unknown> {
  const path = join(siteDir, name)
  if (!isFile(path)) return {}
  const text = readBytes(path).toString().normalize('NFC')
  try {
    const value = parseJson(text)
    return isRecord(value) ? value : {}
  } catch (error) {
    const { line, column } = jsonPlace(text, error as Error)
    const fault =
      error instanceof ForbiddenKey ? 'No field can be called __proto__' : 'From here on it is not JSON'
    const reason = `${fault}, so nothing of it is known: not what is to be left out.`
    unreadable.push({ setting: `${name}:${line}:${column}`, reason })
    return {}
  }
}
