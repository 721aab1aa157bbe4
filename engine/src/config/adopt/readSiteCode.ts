import { existsSync, readdirSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { basename, join, normalize, resolve } from 'node:path'
import type * as Rolldown from 'rolldown/utils'
import { isOfRouter, type NoteModuleName, noteModules } from '../../model/noteModules.ts'
import { isThemePart } from '../../model/themeParts.ts'
import { isRecord } from '../../std/collections.ts'
import { hostsOfComponent, hostsOfScript } from '../../std/html.ts'
import { bundleModule } from '../bundleModule.ts'
import { packageName, preprocessorOf } from '../explainBundlerError.ts'
import { findFiles, isFile } from '../files.ts'
import { placeOfImport } from '../importPlaces.ts'
import { checkReadable, parseJson, readBytes } from '../readFile.ts'
import { aliasesOf } from '../siteCode.ts'
import { withStandIns } from './foreignModules.ts'
import type { LeftOut } from './keepKnown.ts'
import type { Settings } from './settings.ts'

/**
 * What code, notes and style sheets of the site import and is not there: packages, modules of Docusaurus, and files,
 * which a script makes, by their paths (`./x`, `@site/x`). `sheets` are those that settings name, and so is what lies
 * outside of its folder.
 */
export async function findMissingImports(
  siteDir: string,
  sheets: string[],
  sets: unknown,
): Promise<string[]> {
  const isOfSite = (file: string) => isFile(join(siteDir, file)) && !file.startsWith('node_modules')
  const folders = [sets].flat().map((set) => (isRecord(set) ? String(set.path) : ''))
  const outside = folders.filter((path) => path.startsWith('..')).map((path) => `${path}/**/*.{md,mdx}`)
  const code = ['src/**/*.{js,ts,css,scss,sass,less}', '**/*.{md,mdx,jsx,tsx}', ...outside]
  const inside = await findFiles(siteDir, code, {
    ignore: ['**/node_modules/**', 'build/**'],
  })
  const files = [...new Set([...inside, ...sheets.map((sheet) => normalize(sheet)).filter(isOfSite)])]
  const readable = files.filter((file) => checkReadable(siteDir, join(siteDir, file)).length === 0)
  const parser = await import('rolldown/utils')
  const found = readable.map((file) => ({ file, ...importsIn(file, readText(siteDir, file), parser) }))
  const lostSheets = sheets.filter((sheet) => /^\.{1,2}\//.test(sheet) && isLost(join(siteDir, sheet)))
  const ofPackages = sheets
    .map((sheet) => sheet.replace(/^(?:\.\/)?node_modules\//, ''))
    .filter((sheet) => !/^[./]/.test(sheet) && !existsSync(join(siteDir, sheet.split('/')[0]!)))
  const imported = found.flatMap(({ file, packages }) =>
    packages.filter((name) => !isBeside(join(siteDir, file, '..', name))),
  )
  const names = [...imported, ...ofPackages].map((name) => (foreign.test(name) ? name : packageName(name)))
  const { resolve: find } = createRequire(join(siteDir, 'package.json'))
  const isInstalled = (name: string) =>
    isBuiltin(name) || (find.paths(name) ?? []).some((folder) => isBuilt(join(folder, name)))
  const aliases = Object.keys(aliasesOf(siteDir))
  const isAlias = (name: string) => aliases.some((alias) => `${name}/`.startsWith(`${alias}/`))
  const isThere = (name: string) =>
    isAlias(name) || (foreign.test(name) ? isKnown(name, siteDir) : isInstalled(name))
  const unknown = readable.flatMap((file) => unknownNamesIn(readText(siteDir, file)))
  const sheetsRead = [...files, ...found.flatMap(({ paths }) => paths)]
  names.push(...sheetsRead.flatMap((file) => preprocessorOf(file) ?? []))
  const missing = names.filter((name) => !given.test(name) && !isThere(name))
  const lost = found.flatMap(({ file, paths }) =>
    paths.filter((path) => isLost(placeOfImport(path, join(siteDir, file), { siteDir })!)),
  )
  return [...new Set([...missing, ...unknown, ...lost, ...lostSheets])].sort()
}

/** Whether a style sheet is at a place, that may leave out its ending and the `_` of a part in Sass. */
const isBeside = (place: string) =>
  ['.css', '.scss', '.sass', '.less'].some(
    (ending) => existsSync(place + ending) || existsSync(join(place, '..', `_${basename(place)}${ending}`)),
  )

/** Whether a package is there with its code: one of the same repository has to be built first. */
function isBuilt(folder: string): boolean {
  const file = join(folder, 'package.json')
  if (!isFile(file)) return existsSync(folder)
  try {
    const { main, module, exports } = parseJson(readBytes(file).toString()) as Record<string, unknown>
    const entries = textsIn([main, module, Object(exports)['.']]).filter((entry) => /\.[cm]?js$/.test(entry))
    return entries.length === 0 || entries.some((entry) => isFile(join(folder, entry)))
  } catch {
    // Builds say what is wrong with it.
    return true
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

/** The authors files that blogs name and that are not there, because a script makes them. */
export function missingAuthors({ blog }: Settings, siteDir: string): string[] {
  const files = [blog].flat().flatMap((each) => {
    const { path = 'blog', authorsMapPath } = isRecord(each) ? each : {}
    return typeof authorsMapPath === 'string' ? `./${path}/${authorsMapPath}` : []
  })
  return files.filter((file) => !isFile(join(siteDir, file)))
}

/** The folders of docs that hold no note, because a script fills them. */
export async function missingDocs(docs: unknown, siteDir: string): Promise<string[]> {
  const folders = [docs ?? []].flat().flatMap((set) => (isRecord(set) ? [String(set.path ?? 'docs')] : []))
  const notes = await Promise.all(
    folders.map((folder) => findFiles(join(siteDir, folder), ['**/*.{md,mdx}'], {})),
  )
  return folders.filter((_, index) => notes[index]!.length === 0).map((folder) => `./${normalize(folder)}`)
}

/** What files with sidebars import and is not there: lists of pages that a script makes. */
export async function missingOfSidebars(docs: unknown, siteDir: string): Promise<string[]> {
  const missing = new Set<string>()
  const replacePackage = (name: string, path: string | undefined) => {
    if (path === undefined) missing.add(name)
    return withStandIns.replacePackage(name, path)
  }
  for (const set of [docs].flat()) {
    const path = isRecord(set) ? resolve(siteDir, String(set.sidebarPath)) : ''
    // What else is wrong with it, builds say.
    if (/\.[cm]?[jt]s$/.test(path) && isFile(path))
      await bundleModule(path, siteDir, { ...withStandIns, replacePackage }).catch(() => undefined)
  }
  return [...missing]
}

/** What is said of these. */
export function adviseOnImports(names: string[]): LeftOut[] {
  const isPart = (name: string) =>
    /(?:^| of )@(?:docusaurus|generated|theme(?:-original|-init)?)\//.test(name)
  const isFileName = (name: string) => /^(?:\.|@site\/)/.test(name)
  const parts = names.filter(isPart)
  const files = names.filter(isFileName)
  const packages = names.filter((name) => !isPart(name) && !isFileName(name))
  const list = [
    {
      setting: 'imports of files that are not there',
      reason: '"onMissingImports" lets the site be built without them. If a script makes them, run it first.',
      names: files,
    },
    {
      setting: 'imports of packages that are not installed',
      reason: '"onMissingImports" lets the site be built without them; install them, and remove it.',
      names: packages,
    },
    {
      setting: 'imports of what is not here',
      reason: '"onMissingImports" lets the site be built without it. "sotay check" says what to do instead.',
      names: parts,
    },
  ]
  return list.filter((each) => each.names.length > 0)
}

/** What makes the styles of a site is not there: unlike what single components need, all pages look of it. */
export function adviseOnStyles(siteDir: string): LeftOut[] {
  const packages = readPackages(siteDir)
  const { resolve } = createRequire(join(siteDir, 'package.json'))
  const isThere = (name: string) =>
    (resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name)))
  const missing = ['tailwindcss', 'sass'].filter((name) => packages.includes(`"${name}":`) && !isThere(name))
  const reason = 'Pages look bare without it: install this first, then adopt the config again.'
  return missing.length > 0 ? [{ setting: `styles (${missing.join(', ')})`, reason }] : []
}

/** What the script `build` of a site runs before the old engine. */
export function adviseOnScripts(siteDir: string): LeftOut[] {
  const packages = readPackages(siteDir)
  const [, before = ''] = /"prebuild":\s*"([^"\n]*)"/.exec(packages) ?? []
  const [, build = ''] = /"build":\s*"([^"\n]*)"/.exec(packages) ?? []
  const commands = `${before}&&${build}`.split('&&').map((each) => each.trim())
  const isLast = (command: string) => /\bdocusaurus(?:-\w+)?\s+build\b/.test(command)
  const names = commands
    .slice(0, commands.findIndex(isLast))
    .filter((each) => !/^$|\bdocusaurus\b/.test(each))
  const reason = 'It runs these first. If they make files of the site, run them before "sotay build", too.'
  return names.length > 0 ? [{ setting: 'scripts.build of package.json', reason, names }] : []
}

/** The folders that another repository fills, and that it has not: a clone leaves them empty. */
export function adviseOnSubmodules(siteDir: string): LeftOut[] {
  const file = join(siteDir, '.gitmodules')
  if (!isFile(file)) return []
  const paths = Array.from(
    readText(siteDir, '.gitmodules').matchAll(/^[ \t]*path = (.+)$/gm),
    ([, path]) => path!,
  )
  const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0
  const empty = paths.filter((path) => isEmpty(join(siteDir, path.trim())))
  const reason = 'Nothing is in these yet: run "git submodule update --init" first.'
  return empty.length > 0 ? [{ setting: 'submodules of git', reason, names: empty }] : []
}

/** The text of `package.json`. */
export function readPackages(siteDir: string): string {
  const path = join(siteDir, 'package.json')
  return isFile(path) ? readBytes(path).toString() : ''
}

const readText = (siteDir: string, file: string) => readBytes(join(siteDir, file)).toString()

/** Whether no file is at a place (absolute path) that code imports, which may leave out its ending. */
const isLost = (place: string) =>
  !['', '.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.json', '.md', '.mdx'].some((ending) =>
    existsSync(place + ending),
  )

/** What is imported by name from a module of Docusaurus that has no such name here; types are written with capitals. */
function unknownNamesIn(text: string): string[] {
  const found = text.matchAll(/^import\s*\{([^{}]*)\}\s*from\s*['"](@docusaurus\/[\w@./-]+)['"]/gm)
  return Array.from(found).flatMap(([, names = '', module = '']) => {
    const known: readonly string[] = module in noteModules ? noteModules[module as NoteModuleName] : []
    return names
      .split(',')
      .filter((name) => !/^\s*type\s/.test(name))
      .map((name) => name.trim().split(/\s/)[0]!)
      .filter((name) => /^[a-z]\w*$/.test(name) && known.length > 0 && !known.includes(name))
      .map((name) => `${name} of ${module}`)
  })
}

/** The names of what Docusaurus gives. */
export const foreign = /^@(?:docusaurus|generated|theme(?:-original|-init)?)\//
const given = /^(?:react|react-dom|clsx|prop-types|sotay)$/

/** The packages and files that a file imports. Notes import before their text, in which code is quoted. */
function importsIn(file: string, text: string, parser: typeof Rolldown) {
  const isNote = /\.mdx?$/.test(file)
  const [start = ''] = isNote ? text.split(/^[ \t]*(?:```|~~~)/m) : [text]
  const code = isNote ? (start.match(/^(?:import|export)\s.*(?:\n.+)*/gm) ?? []).join('\n') : start
  const names = /\.(?:s?css|less)$/.test(file) ? [] : staticImports(code, parser)
  const called = names ? /(?:@import|\b(?:require|import)\() ?['"]([^'"]+)['"]/g : anyImport
  const found = [...(names ?? []), ...Array.from(code.matchAll(called), ([, name]) => name!)]
  const isPackage = (name: string) =>
    /^(?!@site\/)[\w@][\w@./-]*$/.test(name) && !/^[\w.-]+\.(?:s?css|less)$/.test(name)
  const paths = (names ?? []).map((name) => name.slice(name.lastIndexOf('!') + 1).split('?')[0]!)
  return { packages: found.filter(isPackage), paths: paths.filter((path) => /^(?:\.|@site\/)/.test(path)) }
}

/** For code that cannot be parsed. */
const anyImport = /(?:\bfrom|^import|@import|\b(?:require|import)\() ?['"]([^'"]+)['"]/gm

/** What code imports and gives on, but for types; code in its texts is none of it. */
function staticImports(code: string, { parseSync }: typeof Rolldown): string[] | undefined {
  const { module, errors } = parseSync('code.tsx', code)
  if (errors.length > 0) return undefined
  const imported = module.staticImports.filter(
    ({ entries, moduleRequest }) =>
      entries.length === 0 ||
      (entries.some(({ isType }) => !isType) &&
        !isOfRouter(
          moduleRequest.value,
          entries.map(({ importName }) => importName.name),
        )),
  )
  const given = module.staticExports.flatMap(({ entries }) => entries)
  return [...imported, ...given].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
}

function isKnown(name: string, siteDir: string): boolean {
  const [, part = ''] = /^@theme(?:-original|-init)?\/(.+)$/.exec(name) ?? []
  const bare = name.replace(/^@theme-(?:original|init)\//, '@theme/')
  return bare in noteModules || isThemePart(part) || !isLost(join(siteDir, 'src/theme', part))
}

/** The hosts from which code of a site loads scripts. */
export async function findScriptHosts(siteDir: string, settings: Settings): Promise<string[]> {
  const read = (paths: string[]) =>
    paths
      .filter(
        (file) => isFile(join(siteDir, file)) && checkReadable(siteDir, join(siteDir, file)).length === 0,
      )
      .map((file) => readText(siteDir, file))
  const files = await findFiles(siteDir, ['src/**/*.{js,jsx,ts,tsx}'], {})
  const hosts = [
    ...read(scriptsOf(settings).map((path) => `static/${path}`)).flatMap(hostsOfScript),
    ...read(files).flatMap(hostsOfComponent),
  ]
  return [...new Set(hosts)].sort()
}

/** The paths within static folders of the scripts that settings name, which have the base in their addresses. */
function scriptsOf({ scripts, headTags, baseUrl }: Settings): string[] {
  const tags = [headTags ?? []].flat().flatMap((tag) => (isRecord(tag) ? tag.attributes : []))
  return [scripts ?? [], tags]
    .flat()
    .flatMap((script) => [isRecord(script) ? script.src : script])
    .filter((src) => typeof src === 'string')
    .map((src) => (src.startsWith(String(baseUrl)) ? src.slice(String(baseUrl).length) : src))
}
