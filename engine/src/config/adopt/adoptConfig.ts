import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildFailed, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isForeignPart, isPartOfNotes, isPlacedPart, outermostParts } from '../../model/themeParts.ts'
import { isRecord } from '../../std/collections.ts'
import { bundleModule } from '../bundleModule.ts'
import { packageName } from '../explainBundlerError.ts'
import { type ConfigPlace, isFile } from '../files.ts'
import { readSettings } from '../loadConfig.ts'
import { spokenLanguage } from '../locale/words.ts'
import { readBytes } from '../readFile.ts'
import { adoptSettings, type WrappedPart } from './adoptSettings.ts'
import { readDeclarations } from './declarations.ts'
import { foreignEnvironment, joinRuns, withFallback } from './environment.ts'
import { foreignModules, importOf, isGiven, replacePackage } from './foreignModules.ts'
import { adviseOnPages, keepKnown, type LeftOut, mayMakePages, soften } from './keepKnown.ts'
import { printConfig } from './printConfig.ts'
import {
  adviseOnImports,
  adviseOnScripts,
  adviseOnStyles,
  adviseOnSubmodules,
  findMissingImports,
  findScriptHosts,
  foreign,
  missingAuthors,
  missingDocs,
  missingOfSidebars,
  readPackages,
} from './readSiteCode.ts'
import { mergeSettings, relativePaths, type Settings } from './settings.ts'

/** A Docusaurus config as one of Sotay: the text of its file, and what was not taken over. */
export interface AdoptedConfig {
  text: string
  /** The texts of further files, such as one with sidebars that the config names, by their paths. */
  files?: Record<string, string>
  left: LeftOut[]
}

/** The file with the sidebars of an adopted site. */
export const sidebarsFile = 'sidebars.ts'

/** Converts the config of a Docusaurus site. It is read without its packages, and without the environment. */
export async function adoptConfig(place: ConfigPlace): Promise<AdoptedConfig> {
  const { siteDir } = place
  const former = await readForeignSettings(place)
  const loadable = await findLoadable(former, place)
  const unsound = await findUnsound(former, place)
  const read = adoptSettings(former, {
    isInstalled: (name) => loadable.has(name),
    findWrapped: (path) => findWrapped(path, siteDir),
    findMissing: (path) => unsound.get(path),
  })
  const { clientModules = [], docs, ...styled } = relativePaths(read, siteDir + sep)
  const sheets = [styled.customCss ?? []].flat().map((path) => findSheet(path, siteDir))
  const empty = await missingDocs(docs, siteDir)
  const missing = [
    ...(await findMissingImports(siteDir, [sheets, clientModules].flat().map(String), docs)),
    ...(await missingOfSidebars(withTypedSidebars(docs, siteDir), siteDir)),
    ...missingAuthors(read, siteDir),
    ...empty,
  ]
  // What plugins ask for while they run cannot be seen.
  const tolerant: Settings = [missing, read.plugins ?? []].flat()[0] ? { onMissingImports: 'warn' } : {}
  const hosts = await findScriptHosts(siteDir, read)
  const open: Settings = hosts.length > 0 ? { contentPolicy: { hosts } } : {}
  const ofFolder = [settingsOfVersion(place), tolerant, open, read, linksAsThere].reduce(mergeSettings)
  const named = relativePaths(ofFolder, siteDir + sep)
  const given = {
    ...named,
    ...(named.customCss !== undefined && { customCss: sheets.length === 1 ? sheets[0] : sheets }),
    docs: withTypedSidebars(named.docs, siteDir),
  }
  const declarations = await readDeclarations(place)
  const { settings, left } = await keepKnown(given, declarations, (path) => unsound.get(path))
  // Links to pages that are not there yet would stop the build, and so would sidebars with them.
  const scripts = adviseOnScripts(siteDir)
  const isPartial = [...empty, ...scripts].length > 0 || left.some(mayMakePages)
  const softened = isPartial ? soften(settings) : {}
  return {
    text: printConfig({ ...settings, ...softened }, declarations.carried()),
    left: [
      ...left,
      ...(isPartial ? [adviseOnPages(Object.keys(softened))] : []),
      ...(String(former.url).includes(unsetUrl) ? [adviseOnUrl] : []),
      ...adviseOnStyles(siteDir),
      ...scripts,
      ...adviseOnSubmodules(siteDir),
      ...adviseOnFolder(siteDir, settings),
      ...adviseOnImports(missing),
    ],
  }
}

/** Links in HTML of notes are not looked at there. */
const linksAsThere: Settings = { markdown: { hooks: { onBrokenHtmlLinks: 'warn' } } }

/** The path of a style sheet, which betas of version 2 count from the folder of what they generate. */
function findSheet(path: unknown, siteDir: string): unknown {
  if (typeof path !== 'string' || !path.startsWith('.') || isFile(join(siteDir, path))) return path
  const inside = join('.docusaurus', path)
  return isFile(join(siteDir, inside)) ? `./${inside.replaceAll(sep, '/')}` : path
}

/** Docs whose sidebars are named as JavaScript and are in TypeScript, or without an ending: Docusaurus finds either. */
function withTypedSidebars(docs: unknown, siteDir: string): unknown {
  if (Array.isArray(docs)) return docs.map((set) => withTypedSidebars(set, siteDir))
  if (!isRecord(docs) || typeof docs.sidebarPath !== 'string') return docs
  const { sidebarPath } = docs
  const places = ['.ts', '.js', '.json', '.mjs', '.cjs'].map((ending) =>
    sidebarPath.replace(/(?:\.js)?$/, ending),
  )
  const found = [sidebarPath, ...places].find((place) => isFile(resolve(siteDir, place)))
  return found ? { ...docs, sidebarPath: found } : docs
}

/**
 * The plugins among the packages of the site, also by their names without `docusaurus-plugin-`, that can be loaded:
 * many need packages of Docusaurus, which need not be there.
 */
async function findLoadable(
  { presets, plugins, themes }: Settings,
  { siteDir }: ConfigPlace,
): Promise<Set<string>> {
  const { resolve } = createRequire(join(siteDir, 'package.json'))
  const named = [presets, plugins, themes].flat().map((entry) => [entry].flat()[0])
  const loadable = new Set<string>()
  for (const name of named)
    for (const full of typeof name === 'string' ? [name, `docusaurus-plugin-${name}`] : [])
      try {
        await import(/* @vite-ignore */ pathToFileURL(resolve(full)).href)
        loadable.add(packageName(name as string))
        loadable.add(name as string)
      } catch {}
  return loadable
}

/** The files of the site that settings name and that need a package which is not installed, and that package. */
async function findUnsound(former: Settings, { siteDir }: ConfigPlace): Promise<Map<string, string>> {
  const unsound = new Map<string, string>()
  for (const path of filesNamed(former)) {
    const file = findCode(path, siteDir)
    const problems = file ? await problemsOf(file, siteDir) : []
    const missing = problems.find(({ code }) => code === 'missing-package')
    if (missing) unsound.set(path, /"(.*?)"/.exec(missing.message)![1]!)
  }
  return unsound
}

async function problemsOf(file: string, siteDir: string): Promise<Diagnostic[]> {
  try {
    await bundleModule(file, siteDir)
    return []
  } catch (error) {
    return error instanceof BuildFailed ? error.diagnostics : []
  }
}

/** The files of code that settings name: plugins by their paths, functions by what they are imported from. */
function filesNamed(value: unknown): string[] {
  if (typeof value === 'function')
    return [importOf(value)?.from ?? []].flat().filter((from) => from.startsWith('.'))
  if (typeof value === 'string') return /^(?:\.|[\\/]|@site\/)/.test(value) ? [value] : []
  return isRecord(value) || Array.isArray(value) ? [...new Set(Object.values(value).flatMap(filesNamed))] : []
}

function findCode(path: string, siteDir: string): string | undefined {
  const whole = resolve(siteDir, path.replace(/^@site[\\/]/, './'))
  const endings = ['', '.js', '.ts', '.mjs', '.cjs', '/index.js', '/index.ts', '/index.mjs', '/index.cjs']
  const file = [...endings.map((ending) => whole + ending), whole.replace(/\.js$/, '.ts')].find(
    (each) => /\.[cm]?[jt]s$/.test(each) && isFile(each),
  )
  return file && !/[\\/]node_modules[\\/]/.test(file) ? file : undefined
}

/** The part of Docusaurus that a file of the site calls to make a plugin, which does more than it with the same content. */
function findWrapped(path: string, siteDir: string): WrappedPart | undefined {
  const file = findCode(path, siteDir)
  if (!file) return undefined
  const code = readBytes(file)
    .toString()
    .replace(/^import type\b.*$/gm, '')
  const [, part] =
    /(?:\brequire\(|\bfrom |\bimport\()\s*['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]/.exec(code) ??
    []
  return part as WrappedPart | undefined
}

/** Settings that stand for what versions before the third did: they read notes by MDX 1, which took `<` for text. */
function settingsOfVersion({ siteDir, configPath }: ConfigPlace): Settings {
  const packages = readPackages(siteDir)
  const [, version] = /"@docusaurus\/core":\s*"[\^~>=v ]*(\d+)/.exec(packages) ?? []
  // The packages may be those of Sotay already. Version 3 came with themes for code that are imported in another way.
  const isOld = version ? Number(version) < 3 : oldThemes.test(readBytes(configPath).toString())
  return isOld ? { markdown: { format: 'auto' } } : {}
}

const oldThemes = /\bprism-react-renderer\/themes\//

/** Runs the config twice, because the names of variables could fail where texts are expected. */
async function readForeignSettings(place: ConfigPlace): Promise<Settings> {
  const replaced = new Set<string>()
  const run = (isMarked: boolean) =>
    readSettings(place, {
      readOnly: {
        plugins: [...foreignModules(place.configPath), foreignEnvironment(place.configPath, isMarked)],
        async replacePackage(name, path) {
          const instead = await replacePackage(name, path)
          if (instead && !foreign.test(name) && !isGiven(name)) replaced.add(name)
          return instead
        },
      },
    })
  const plain = await run(false).catch((error) => {
    throw withReplaced(error, [...replaced].sort())
  })
  const joined = joinRuns(plain, await run(true).catch(() => plain)) as Settings
  const url = withFallback(joined.url, unsetUrl) ?? joined.url
  // As browsers read it, an address with one slash is one with two.
  return typeof url === 'string' ? { ...joined, url: url.replace(/^(https?:)\/\b/, '$1//') } : joined
}

/** A config that fails may have counted on what was replaced. */
function withReplaced(error: unknown, names: string[]): unknown {
  if (!(error instanceof BuildFailed) || names.length === 0) return error
  const hint = `It was read without ${names.join(', ')}, not installed or not there: that may be why. Install them, or run the script that makes them, then adopt again.`
  return new BuildFailed(
    error.diagnostics.map((each) => ({ ...each, hint: [each.hint, hint].filter(Boolean).join(' ') })),
  )
}

/**
 * Reports parts of a site (absolute path) beyond its settings that Sotay does not take over: swizzled theme
 * components, and locales without translated words of the interface.
 */
function adviseOnFolder(siteDir: string, settings: Settings): LeftOut[] {
  const parts = findReplacedParts(siteDir)
  const locales = foreignLocales(settings).filter((name) => !isFile(join(siteDir, 'i18n', name, 'code.json')))
  return [
    ...(parts.length > 0 ? [adviseOnParts(parts)] : []),
    ...(locales.length > 0 ? [adviseOnWords(locales)] : []),
  ]
}

const unsetUrl = 'http://localhost:3000'
const adviseOnUrl: LeftOut = {
  setting: 'url',
  reason: `Its variable is not set: where that is so, addresses in feeds and for search engines begin with "${unsetUrl}".`,
}

const adviseOnParts = (names: string[]): LeftOut => ({
  setting: 'src/theme',
  reason: 'No page has a place for these. "sotay check" says what to do instead of each.',
  names,
})

const adviseOnWords = (locales: string[]): LeftOut => ({
  setting: `words of the interface (${locales.join(', ')})`,
  reason: `"docusaurus write-translations --locale ${locales[0]}" writes i18n/${locales[0]}/code.json, which is read.`,
})

/** Locales whose language has no table of words, so that the interface speaks English. */
function foreignLocales({ i18n }: Settings): string[] {
  const { locales } = isRecord(i18n) ? i18n : {}
  const names = Array.isArray(locales) ? locales.map(String) : []
  return names.filter((name) => spokenLanguage(name) === undefined)
}

/**
 * The files of `src/theme` of a Docusaurus site (absolute path) that take no place here, and that no other file there
 * imports; a part stands for those within it.
 */
function findReplacedParts(siteDir: string): string[] {
  const folder = join(siteDir, 'src/theme')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const parts = files.flatMap((file) => {
    const [, name] = /^(?!.*\.d\.ts$)(.*?)(?:\/index)?\.[jt]sx?$/.exec(file.replaceAll('\\', '/')) ?? []
    // A link that leads nowhere is no part.
    const isPart = name !== undefined && isFile(join(folder, file))
    return isPart ? { name, text: readBytes(join(folder, file)).toString() } : []
  })
  const isImported = (name: string) =>
    parts.some(
      (each) =>
        each.name !== name && [`'`, '"'].some((quote) => each.text.includes(`/${basename(name)}${quote}`)),
    )
  const isLeftOut = (name: string) => isForeignPart(name) && !isPlacedPart(name) && !isPartOfNotes(name)
  const names = parts.map(({ name }) => name).filter((name) => isLeftOut(name) && !isImported(name))
  return outermostParts([...new Set(names)].sort())
}
