import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'node:path/posix'
import { slug } from 'github-slugger'
import { isRecord } from '../../std/collections.ts'
import { isFile, vaultFolder } from '../files.ts'
import { readBytes } from '../readFile.ts'
import type { AdoptedConfig } from './adoptConfig.ts'
import { asFunction } from './adoptScripts.ts'
import type { LeftOut } from './keepKnown.ts'
import { printConfig } from './printConfig.ts'

/** The paths of the files of a vault that matter to its config. */
export interface VaultFiles {
  notes: string[]
  canvases: string[]
  bases: string[]
}

/**
 * Makes the config of a site from the settings of a vault: its notes at the root of the site, daily notes as a journal,
 * templates and what the vault ignores left out.
 */
export function adoptVault(siteDir: string, { notes, canvases, bases }: VaultFiles): AdoptedConfig {
  const read = (name: string) => readJson(join(siteDir, vaultFolder, name))
  const journal = journalOf(read('daily-notes.json'))
  const templates = [
    textOf(read('templates.json').folder),
    textOf(read('plugins/templater-obsidian/data.json').templates_folder),
  ].filter((folder) => folder !== undefined)
  const { userIgnoreFilters, strictLineBreaks } = read('app.json')
  const ignored = Array.isArray(userIgnoreFilters) ? userIgnoreFilters.map(String) : []
  const exclude = [...templates, ...(journal ? [journal] : [])].map((folder) => `${folder}/**`)
  const patterns = ignored.filter((filter) => !isPattern(filter)).map((path) => path.replace(/\/?$/, '/**'))
  const settings = {
    ...siteOf(siteDir),
    docs: {
      ...docsAtRoot,
      backlinks: true,
      relatedNotes: true,
      numberPrefixParser: orderByNumber,
      exclude: [...new Set([...exclude, ...patterns])],
    },
    ...(journal ? journalSettings(journal) : { blog: false }),
    pages: false,
    markdown: { format: 'md', obsidian: true, lineBreaks: strictLineBreaks !== true, hooks: forgiving },
    ...homeOf(notes),
  }
  const left = [...patternsLeft(ignored), ...canvasesLeft(canvases), ...basesLeft(bases)]
  return { text: printConfig(settings), left }
}

/** Makes the config of a site from a folder that holds nothing but notes, whose paths become their addresses. */
export function adoptNotes(siteDir: string, notes: string[]): AdoptedConfig {
  const settings = {
    ...siteOf(siteDir),
    docs: docsAtRoot,
    blog: false,
    pages: false,
    markdown: { format: 'auto', hooks: forgiving },
    ...homeOf(notes),
  }
  return { text: printConfig(settings), left: unreadConfig(siteDir, notes) }
}

/** Configs of other generators are not read: what their folders need is said instead. */
function unreadConfig(siteDir: string, notes: string[]): LeftOut[] {
  const mkdocs = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => isFile(join(siteDir, name)))
  if (mkdocs) {
    const written = /^docs_dir:[ \t]*["']?([^"'#\n]+)/m.exec(readBytes(join(siteDir, mkdocs)).toString())?.[1]
    return [adviceOn(mkdocs, written?.trim() ?? 'docs')]
  }
  const folders = new Set(['', ...notes.map((path) => parse(path).dir)])
  const isVitePress = (folder: string) => existsSync(join(siteDir, folder, '.vitepress'))
  const folder = [...folders].find(isVitePress)
  if (folder === undefined) return []
  return [adviceOn(`${folder && `${folder}/`}.vitepress`, folder || '.', `${folder && `${folder}/`}public`)]
}

const adviceOn = (config: string, folder: string, pictures = folder): LeftOut => ({
  setting: config,
  reason: `It is not read. Set docs: { path: '${folder}', routeBasePath: '/' }, staticDirectories: ['${pictures}'] and markdown: { format: 'md' }; its title and navigation are to be written by hand.`,
})

const siteOf = (siteDir: string) => ({
  title: basename(siteDir).normalize('NFC'),
  url: 'https://example.com',
  onBrokenLinks: 'warn',
  colorMode: { respectPrefersColorScheme: true },
})

const docsAtRoot = { path: '.', routeBasePath: '/' }

/** The numbers before names of a vault give the order, and stay part of the names, by which links find them. */
const orderByNumber = asFunction(
  '(name) => ({ filename: name, numberPrefix: /^\\d/.test(name) ? Number.parseInt(name) : undefined })',
)

/** Such notes lead to files that were never there, and are read all the same. */
const forgiving = { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' }

/** Where the site begins, if no note is its first page. */
function homeOf(notes: string[]) {
  const home = notes.some((path) => /^(?:index|readme)\.mdx?$/i.test(path)) ? undefined : findHome(notes)
  return (
    home && {
      redirects: [
        { from: '/', to: `/${home.normalize('NFC').split('/').map(encodeURIComponent).join('/')}` },
      ],
    }
  )
}

/** The folder of daily notes, if their names are dates that a blog reads. */
function journalOf({ folder, format = 'YYYY-MM-DD' }: Record<string, unknown>): string | undefined {
  return String(format).startsWith('YYYY-MM-DD') ? textOf(folder) : undefined
}

function journalSettings(folder: string) {
  const route = `/${slug(folder)}`
  const ignored = { onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore' }
  return {
    blog: { path: folder, routeBasePath: route, blogTitle: basename(folder), ...ignored },
    navbar: { items: [{ to: route, label: basename(folder), position: 'left' }] },
  }
}

/** A note by which a vault mostly begins, else the first one, without its ending. */
function findHome(notes: string[]): string | undefined {
  const usual =
    /^(?:home|start(?: here)?|welcome|hello|map of content|moc|about|summary|introduction)\.mdx?$/i
  const atTop = notes.filter((path) => !path.includes('/'))
  const found = atTop.find((path) => usual.test(path)) ?? atTop[0] ?? notes[0]
  return found && join(parse(found).dir, parse(found).name)
}

/** Obsidian takes a filter between slashes for a regular expression. */
const isPattern = (filter: string) => /^\/.+\/$/.test(filter)

const patternsLeft = (ignored: string[]): LeftOut[] =>
  ignored.filter(isPattern).map((filter) => ({
    setting: `ignored files (${filter})`,
    reason: 'Regular expressions are not taken over. Add the folders to "docs.exclude".',
  }))

const canvasesLeft = (canvases: string[]): LeftOut[] =>
  canvases.length === 0
    ? []
    : [
        {
          setting: `canvas (${canvases.join(', ')})`,
          reason: `Canvas files are no pages. A note draws one where it says ![[${basename(canvases[0]!)}]].`,
        },
      ]

const basesLeft = ([first, ...others]: string[]): LeftOut[] =>
  first === undefined
    ? []
    : [
        {
          setting: `bases (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`,
          reason: `Their tables are not drawn: ![[${basename(first)}]] is a link to the file.`,
        },
      ]

const textOf = (value: unknown) => {
  const text = typeof value === 'string' ? value.split('/').filter(Boolean).join('/') : ''
  return text === '' ? undefined : text
}

/** Empty if there is no such file, or nothing in it that can be read. */
function readJson(path: string): Record<string, unknown> {
  if (!isFile(path)) return {}
  try {
    const value: unknown = JSON.parse(readBytes(path).toString().normalize('NFC'))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
