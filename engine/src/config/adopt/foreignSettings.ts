import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node:path/posix'
import { parseDocument } from 'yaml'
import { pathFrom } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { isFile } from '../files.ts'
import { readBytes } from '../readFile.ts'
import type { LeftOut } from './keepKnown.ts'
import type { Settings } from './settings.ts'

/** Google's tag (GA4), as the plugin of Docusaurus puts it into the head of pages. */
export function fromGtag({ trackingID, anonymizeIP }: Settings): Settings {
  const ids = [trackingID ?? []].flat().filter((id) => typeof id === 'string' && id !== '')
  if (ids.length === 0) return {}
  const options = anonymizeIP === true ? ', { anonymize_ip: true }' : ''
  return loaded(`https://www.googletagmanager.com/gtag/js?id=${ids[0]}`, [
    'window.dataLayer = window.dataLayer || []',
    'function gtag() { dataLayer.push(arguments) }',
    "gtag('js', new Date())",
    ...ids.map((id) => `gtag('config', '${id}'${options})`),
  ])
}

/** The theme that runs code blocks, which some name among the plugins, and where it shows what becomes of them. */
export function fromLiveCode(lists: unknown[], themeConfig: unknown): Settings {
  const names = lists.flatMap((list) => list ?? []).map((given) => String([given].flat()[0]))
  if (!names.some((name) => /live-?codeblock/i.test(name))) return {}
  const { liveCodeBlock } = isRecord(themeConfig) ? themeConfig : {}
  const position = isRecord(liveCodeBlock) && liveCodeBlock.playgroundPosition
  return { markdown: { liveCode: position === 'top' ? 'top' : 'bottom' } }
}

/** A container of Google Tag Manager: what its snippet does, with the script named where the content policy sees it. */
export function fromTagManager({ containerId }: Settings): Settings {
  if (typeof containerId !== 'string' || containerId === '') return {}
  return loaded(`https://www.googletagmanager.com/gtm.js?id=${containerId}`, [
    'window.dataLayer = window.dataLayer || []',
    "dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })",
  ])
}

const loaded = (src: string, code: string[]): Settings => ({
  headTags: [{ tagName: 'script', innerHTML: code.join('; ') }],
  scripts: [{ src, async: true }],
})

/**
 * The options of the plugin for redirects. Endings that addresses had (`fromExtensions`) become a function, unless the
 * site has one of its own; endings that addresses have now (`toExtensions`) are left to be reported.
 */
export function fromRedirects({ id: _, fromExtensions, ...options }: Settings): Settings {
  const endings = Array.isArray(fromExtensions) ? fromExtensions.map(String) : []
  if (endings.length === 0) return options
  if (options.createRedirects) return { ...options, fromExtensions }
  return { ...options, createRedirects: asFunction(withEndings(endings)) }
}

const withEndings = (endings: string[]) => {
  const addresses = endings.map((ending) => `\`\${path.replace(/\\/$/, '')}.${ending}\``).join(', ')
  return `(path) => (/^\\/$|\\.\\w+$/.test(path) ? [] : [${addresses}])`
}

/** A function whose code is exactly the given one, since it is printed. */
export const asFunction = (code: string): unknown => new Function(`return ${code}`)()

/** The settings in a YAML file, be it one with tags of other programs. */
function fieldsOf(text: string): Settings {
  const document = parseDocument(text, { logLevel: 'silent', strict: false })
  const value: unknown = document.errors.length > 0 ? {} : document.toJS()
  return isRecord(value) ? value : {}
}

/** The navigation of MkDocs as the items of a sidebar, as far as its notes are there. */
const itemsOf = (nav: unknown[], notes: string[]): object[] =>
  nav.flatMap((entry): object[] => {
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

/** The settings of a site with no path in its address: Docusaurus warns of one and goes on, since `baseUrl` says it. */
export function withoutPath(site: Settings): Settings {
  const { url } = site
  // Marks of variables are no signs of an address.
  if (typeof url !== 'string' || !/^https?:\/\/[!-~]+$/.test(url) || !URL.canParse(url)) return site
  const { origin, pathname } = new URL(url)
  return pathname === '/' ? site : { ...site, url: origin }
}

/** What the config of another generator says of the site in plain texts, which have these names. */
function factsIn(text: string, names: Record<string, RegExp>): Settings {
  const found = Object.entries(names).map(([name, pattern]) => [name, textAt(pattern, text)])
  const { title, tagline, site = '', language = '' } = Object.fromEntries(found)
  const { origin, pathname } = URL.canParse(site) ? new URL(site) : { origin: '', pathname: '/' }
  return {
    ...(title && { title }),
    ...(tagline && { tagline }),
    ...(origin.startsWith('http') && { url: origin }),
    ...(pathname !== '/' && { baseUrl: pathname }),
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
interface OtherSite {
  config: string
  folder: string
  /** Where files are that notes name by address, if anywhere. */
  pictures?: string
  format: 'md' | 'auto'
  facts: Settings
  /** The items of its navigation. */
  items?: object[]
  /** Patterns of the files that it leaves out. */
  exclude?: string[]
  /** Files and folders that it hides. */
  hidden?: string[]
  /** What of its notes is not read. */
  unread?: string
  /** Whether its notes are in several languages. */
  hasLanguages?: boolean
  linksByName?: true
  /** What it writes in a way of its own. */
  spelling?: 'logseq'
}

export function findOtherSite(siteDir: string, notes: string[], hasSidebars: boolean): OtherSite | undefined {
  const mkdocs = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => isFile(join(siteDir, name)))
  if (mkdocs) {
    const text = readBytes(join(siteDir, mkdocs)).toString()
    const folder = textAt(/^docs_dir:/m, text) ?? 'docs'
    const { nav, plugins } = fieldsOf(text)
    const items = Array.isArray(nav) && !hasSidebars ? itemsOf(nav, inFolder(folder, notes)) : []
    const facts = factsIn(text, inYaml)
    const hasLanguages = JSON.stringify(plugins)?.includes('"i18n"')
    return { config: mkdocs, folder, pictures: folder, format: 'md', facts, items, hasLanguages }
  }
  const astro = ['mjs', 'ts', 'js'].map((ending) => `astro.config.${ending}`)
  const starlight = astro.find((name) => isFile(join(siteDir, name)))
  const ofStarlight = 'src/content/docs'
  if (starlight && existsSync(join(siteDir, ofStarlight))) {
    const facts = factsIn(readBytes(join(siteDir, starlight)).toString(), inCode)
    return { config: starlight, folder: ofStarlight, pictures: 'public', format: 'auto', facts }
  }
  if (isFile(join(siteDir, quartz))) {
    const text = readBytes(join(siteDir, quartz)).toString()
    const [, ignored = ''] = /\bignorePatterns:\s*\[([^\]]*)/.exec(text) ?? []
    const exclude = Array.from(ignored.matchAll(/["']([\w -]+)["']/g), ([, name]) => `**/${name}/**`)
    const facts = factsIn(text, ofQuartz)
    return { config: quartz, folder: 'content', format: 'md', facts, exclude, linksByName: true }
  }
  const workspace = otherNotes.find(({ config }) => isFile(join(siteDir, config)))
  if (workspace) {
    const text = readBytes(join(siteDir, workspace.config)).toString().replace(/;.*/g, '')
    const [, list = ''] = /:hidden\s*\[([^\]]*)/.exec(text) ?? []
    const hidden = Array.from(list.matchAll(/"(?:\.\.)?\/?([^"]+?)\/?"/g), ([, path]) => path!)
    return { folder: '.', format: 'md', facts: {}, ...workspace, hidden, linksByName: true }
  }
  const folders = new Set(['', ...notes.map((path) => parse(path).dir)])
  const folder = [...folders].find((each) => existsSync(join(siteDir, each, '.vitepress')))
  if (folder === undefined) return undefined
  const inside = (name: string) => (folder === '' ? name : `${folder}/${name}`)
  const config = ['ts', 'mts', 'js', 'mjs']
    .map((ending) => join(siteDir, inside('.vitepress'), `config.${ending}`))
    .find(isFile)
  const facts = config ? factsIn(readBytes(config).toString(), inCode) : {}
  return {
    config: inside('.vitepress'),
    folder: folder || '.',
    pictures: inside('public'),
    format: 'md',
    facts,
  }
}

export const inFolder = (folder: string, notes: string[]): string[] =>
  notes.flatMap((path) => pathFrom(folder, path) ?? [])

/** Where a module says it: the first of each name is that of the site. */
const inCode = { title: /\btitle:/, tagline: /\bdescription:/, site: /\bsite:/, language: /\blang:/ }

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

const quartz = 'quartz.config.ts'

/** Its address has no protocol. */
const ofQuartz = { title: /\bpageTitle:/, language: /\blocale:/ }

/** Where `mkdocs.yml` says it: a language is that of its theme. */
const inYaml: typeof inCode = {
  title: /^site_name:/m,
  tagline: /^site_description:/m,
  site: /^site_url:/m,
  language: /^[ \t]+language:/m,
}

/** Of configs of other generators, only plain texts about the site are read; what their folders need is set. */
export function adviceOn(other: OtherSite): LeftOut {
  const { config, folder, pictures, facts, items = [], unread, hasLanguages } = other
  if (unread) return { setting: config, reason: unread }
  const read = facts.title ? 'Only what the site is called is taken over' : 'It is not read'
  const taken = items.length > 0 ? 'Only what the site is called and its navigation are taken over' : read
  const rest = `; its ${facts.title ? 'navigation is' : 'title and navigation are'} to be written by hand`
  const files = pictures === undefined ? '' : `, and files that they name by address from "${pictures}"`
  const languages = hasLanguages
    ? ' Translations are pages of their own until they are in "i18n", as "Languages" in the documentation shows.'
    : ''
  const reason = `${taken}. The notes are taken from "${folder}"${files}${items.length > 0 ? '' : rest}.${languages}`
  return { setting: config, reason }
}
