import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { normalize, parse } from 'node:path/posix'
import { parseDocument } from 'yaml'
import { isLanguageTag } from '../../model/locale.ts'
import { pathFrom } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { isFile } from '../files.ts'
import { splitLanguage } from '../locale/translations.ts'
import { readBytes } from '../readFile.ts'
import type { Settings } from './settings.ts'

/** The settings in a YAML file, be it one with tags of other programs. */
function fieldsOf(text: string): Settings {
  const document = parseDocument(text, { logLevel: 'silent', strict: false })
  const value: unknown = document.errors.length > 0 ? {} : document.toJS()
  return isRecord(value) ? value : {}
}

type SidebarItem = { type: string; items?: SidebarItem[] } & {
  [Name in 'label' | 'id' | 'href']?: string | undefined
}

/** The navigation of MkDocs as the items of a sidebar, as far as its notes are there. */
const itemsOf = (nav: unknown[], notes: string[]): SidebarItem[] =>
  nav.flatMap((entry): SidebarItem[] => {
    const [label, value] = isRecord(entry) ? (Object.entries(entry)[0] ?? []) : [undefined, entry]
    if (Array.isArray(value)) {
      const items = itemsOf(value, notes)
      return items.length > 0 ? [{ type: 'category', label, items }] : []
    }
    const target = String(value)
    if (/^https?:\/\//.test(target)) return [{ type: 'link', label: label ?? target, href: target }]
    const named = label === undefined ? {} : { label }
    return notes.includes(target) ? [{ type: 'doc', id: target.replace(/\.md$/, ''), ...named }] : []
  })

/** A site in one language. */
export const i18nOf = (language: string) => ({ i18n: { defaultLocale: language, locales: [language] } })

/** What the config of another generator says of the site in plain texts, which have these names. */
function factsIn(text: string, names: Record<string, RegExp>): Settings {
  const found = Object.entries(names).map(([name, pattern]) => [name, textAt(pattern, text)])
  const { title, tagline, site = '', base, language = '' } = Object.fromEntries(found)
  const { origin, pathname } = URL.canParse(site) ? new URL(site) : { origin: '', pathname: '/' }
  return {
    ...(title && { title }),
    ...(tagline && { tagline }),
    ...(origin.startsWith('http') && { url: origin }),
    ...(pathname !== '/' && { baseUrl: pathname }),
    ...(base?.startsWith('/') && { baseUrl: base }),
    ...(/^[a-z]{2,3}(?:-\w+)*$/i.test(language) && i18nOf(language)),
  }
}

/** The text behind a name, in quotation marks or, as YAML has it, without. */
function textAt(name: RegExp, text: string): string | undefined {
  const { 0: found, index } = name.exec(text) ?? { 0: '', index: text.length }
  const [line = ''] = text.slice(index + found.length).split('\n', 1)
  const [, double, single, plain] = /^[ \t]*(?:"([^"\\]+)"|'([^'\\]+)'|([^"'#`{}[\]|>&*!]+))/.exec(line) ?? []
  return (double ?? single ?? (name.flags === 'm' ? plain : undefined))?.trim() || undefined
}

/** A site of another generator: its config, and where its notes and its pictures are. */
export interface OtherSite {
  config: string
  folder: string
  /** Where files are that notes name by address, if anywhere. */
  pictures?: string
  format: 'md' | 'auto'
  facts: Settings
  /** The items of its navigation. */
  items?: SidebarItem[]
  /** Patterns of the files that it leaves out. */
  exclude?: string[]
  /** Files and folders that it hides. */
  hidden?: string[]
  /** What of its notes is not read. */
  unread?: string
  /** Its languages, if it has several. */
  languages?: Languages | undefined
  /** The texts of files for its translations, by their paths. */
  files?: Record<string, string>
  /** What of its Markdown is otherwise. */
  markdown?: Settings
  linksByName?: true
  /** What it writes in a way of its own. */
  spelling?: 'logseq'
}

/** The folder of a site, with the paths of its notes. */
interface Place {
  siteDir: string
  notes: string[]
  hasSidebars: boolean
}

export function findOtherSite(place: Place): OtherSite | undefined {
  const found =
    ofMkdocs(place) ?? ofStarlight(place) ?? ofQuartz(place) ?? ofWorkspace(place) ?? ofVitepress(place)
  if (found?.pictures && !existsSync(join(place.siteDir, found.pictures))) delete found.pictures
  return found
}

const readText = (siteDir: string, name: string) => readBytes(join(siteDir, name)).toString()

function ofMkdocs({ siteDir, notes, hasSidebars }: Place): OtherSite | undefined {
  const config = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => isFile(join(siteDir, name)))
  if (!config) return undefined
  const text = readText(siteDir, config)
  const folder = normalize(`${textAt(/^docs_dir:/m, text) ?? 'docs'}/`).slice(0, -1)
  const { nav, plugins, markdown_extensions: extensions } = fieldsOf(text)
  const i18n = optionsOf('i18n', plugins)
  const languages = languagesOf(i18n)
  const items = Array.isArray(nav) && !hasSidebars ? itemsOf(nav, inFolder(folder, notes, languages)) : []
  const all = JSON.stringify(extensions) ?? ''
  const markdown = {
    ...(!('slugify' in optionsOf('toc', extensions)) && { anchors: { style: 'mkdocs' } }),
    ...(all.includes('attr_list') && { attributes: true }),
    ...(/admonition|details|tabbed/.test(all) && { indentedBoxes: true }),
  }
  return {
    config,
    folder,
    pictures: folder,
    format: 'md',
    facts: factsIn(text, inYaml),
    items,
    languages,
    ...(languages && { files: labelFiles(items, i18n.languages, languages) }),
    markdown,
  }
}

function ofStarlight({ siteDir, notes }: Place): OtherSite | undefined {
  const names = ['mjs', 'ts', 'js'].map((ending) => `astro.config.${ending}`)
  const config = names.find((name) => isFile(join(siteDir, name)))
  const folder = 'src/content/docs'
  if (!config || !existsSync(join(siteDir, folder))) return undefined
  const text = readText(siteDir, config)
  const facts = factsIn(text, inCode)
  const languages = languagesAt(folder, { notes, text, facts })
  return { config, folder, pictures: 'public', format: 'auto', facts, languages }
}

function ofQuartz({ siteDir }: Place): OtherSite | undefined {
  const config = 'quartz.config.ts'
  if (!isFile(join(siteDir, config))) return undefined
  const text = readText(siteDir, config)
  const [, ignored = ''] = /\bignorePatterns:\s*\[([^\]]*)/.exec(text) ?? []
  const exclude = Array.from(ignored.matchAll(/["']([\w -]+)["']/g), ([, name]) => `**/${name}/**`)
  return {
    config,
    folder: 'content',
    format: 'md',
    facts: factsIn(text, inQuartz),
    exclude,
    linksByName: true,
  }
}

function ofWorkspace({ siteDir }: Place): OtherSite | undefined {
  const workspace = otherNotes.find(({ config }) => isFile(join(siteDir, config)))
  if (!workspace) return undefined
  const [, list = ''] =
    /:hidden\s*\[([^\]]*)/.exec(readText(siteDir, workspace.config).replace(/;.*/g, '')) ?? []
  const hidden = Array.from(list.matchAll(/"(?:\.\.)?\/?([^"]+?)\/?"/g), ([, path]) => path!)
  return { folder: '.', format: 'md', facts: {}, ...workspace, hidden, linksByName: true }
}

function ofVitepress({ siteDir, notes }: Place): OtherSite | undefined {
  const folders = new Set(['', ...notes.map((path) => parse(path).dir)])
  const found = [...folders].find((each) => existsSync(join(siteDir, each, '.vitepress')))
  if (found === undefined) return undefined
  const folder = found || '.'
  const config = ['config', 'config/index']
    .flatMap((name) => ['ts', 'mts', 'js', 'mjs'].map((ending) => `.vitepress/${name}.${ending}`))
    .find((name) => isFile(join(siteDir, folder, name)))
  const text = config ? readText(join(siteDir, folder), config) : ''
  const facts = factsIn(text, inCode)
  return {
    config: normalize(`${folder}/.vitepress`),
    folder,
    pictures: normalize(`${folder}/public`),
    format: 'md',
    facts,
    languages: languagesAt(folder, { notes, text, facts }),
    markdown: { anchors: { style: 'vitepress' }, attributes: true },
  }
}

/** The notes of a folder, by the paths that they stand for in every language. */
export const inFolder = (folder: string, notes: string[], languages?: Languages): string[] =>
  notes
    .flatMap((path) => pathFrom(folder, path) ?? [])
    .map((path) => splitLanguage(path, languages?.structure, languages?.locales ?? []).path)

/** Several languages whose notes stand in one folder, as `i18n` has them. */
interface Languages {
  defaultLocale: string
  locales: string[]
  structure: 'suffix' | 'folder'
  localeConfigs?: Settings
}

/** The options of a plugin in YAML, where plugins are a map, or a list of names and maps. */
function optionsOf(name: string, plugins: unknown): Settings {
  const given = [plugins].flat().map((each) => (isRecord(each) ? each[name] : undefined))
  return given.find(isRecord) ?? {}
}

/** Those that `mkdocs-static-i18n` is given: a list, or as in its first versions a map of names. */
function languagesOf({ languages, default_language, docs_structure }: Settings): Languages | undefined {
  const entries = isRecord(languages) ? Object.entries(languages) : []
  const named = entries.map(([locale, value]) => ({ locale, ...(isRecord(value) ? value : { name: value }) }))
  const all: Settings[] = Array.isArray(languages) ? languages.filter(isRecord) : named
  const built = all.filter(({ locale, build }) => isLanguageTag(String(locale)) && build !== false)
  const first = built.find((each) => each.default) ?? { locale: default_language ?? built[0]?.locale }
  const locales = [...new Set([first, ...built].map(({ locale }) => String(locale)))]
  if (locales.length < 2) return undefined
  const labels = built.map(({ locale, name }) => [locale, name ? { label: String(name) } : {}])
  const structure = docs_structure === 'folder' ? 'folder' : 'suffix'
  return { defaultLocale: locales[0]!, locales, structure, localeConfigs: Object.fromEntries(labels) }
}

/** Files with the labels of the navigation in other languages (`nav_translations`). */
function labelFiles(items: SidebarItem[], given: unknown, { locales }: Languages): Record<string, string> {
  const all: Settings[] = Array.isArray(given) ? given.filter(isRecord) : []
  const labelled = flatten(items).filter(({ label }) => label)
  const files = locales.flatMap((locale) => {
    const labels = all.find((each) => each.locale === locale)?.nav_translations
    if (!isRecord(labels)) return []
    const named = labelled.filter(({ label }) => Object.hasOwn(labels, label!))
    const messages = named.map(({ type, label }) => [
      `sidebar.main.${type}.${label}`,
      { message: String(labels[label!]) },
    ])
    const path = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`
    return [[path, JSON.stringify(Object.fromEntries(messages), null, 2)]]
  })
  return Object.fromEntries(files)
}

const flatten = (items: SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])])

/** The folders of a site that its config names as languages, beside one whose notes are in no folder of a language. */
function languagesAt(
  folder: string,
  { notes, text, facts }: { notes: string[]; text: string; facts: Settings },
): Languages | undefined {
  if (!/\blocales\b[^]*\broot\b/.test(text)) return undefined
  const folders = new Set(inFolder(folder, notes).map((path) => path.split('/', 1)[0]!))
  const named = [...folders].filter(
    (name) => /^[a-z]{2}(?:-\w+)?$/i.test(name) && new RegExp(`\\b${name}['"]?\\s*[:,}]`).test(text),
  )
  const { defaultLocale = 'en' } = (facts.i18n ?? {}) as Partial<Languages>
  const locales = [defaultLocale, ...named]
  return locales.length > 1 && !named.includes(defaultLocale)
    ? { defaultLocale, locales, structure: 'folder' }
    : undefined
}

/** Where a module says it: the first of each name is that of the site. */
const inCode: Record<string, RegExp> = {
  title: /\btitle:/,
  tagline: /\bdescription:/,
  site: /\bsite:/,
  base: /\bbase:/,
  language: /\blang:/,
}

/** Programs that link by name, and write other things in a way of their own. */
const otherNotes = [
  {
    config: 'logseq/config.edn',
    exclude: ['logseq/**'],
    spelling: 'logseq' as const,
    unread: 'Only what it hides is taken over. Queries and notes in Org are not read.',
  },
  {
    config: 'dendron.yml',
    unread: 'It is not read. The notes of a hierarchy stand side by side.',
  },
]

/** Its address has no protocol. */
const inQuartz: Record<string, RegExp> = { title: /\bpageTitle:/, language: /\blocale:/ }

/** Where `mkdocs.yml` says it: a language is that of its theme. */
const inYaml: Record<string, RegExp> = {
  title: /^site_name:/m,
  tagline: /^site_description:/m,
  site: /^site_url:/m,
  language: /^[ \t]+language:/m,
}
