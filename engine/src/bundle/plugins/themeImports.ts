import { join } from 'node:path'
import { isFile } from '../../config/files.ts'
import { moduleEndings, placeOfImport } from '../../config/importPlaces.ts'
import { readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type NoteModuleName, noteModules } from '../../model/noteModules.ts'
import { toSourcePath } from '../../model/paths.ts'
import { admonitionParts, drawnParts, isThemePart } from '../../model/themeParts.ts'
import { parseModule, withoutTypes } from '../parseModule.ts'

type ThemeConfig = Pick<SiteConfig, 'siteDir' | 'plugged'>

const foreign = /^@(?:docusaurus|generated|theme(?:-original|-init|-common)?)\//

/** Whether a module belongs to another engine. */
export const isForeign = (id: string) => foreign.test(withoutPackage(id))

/** An import of a file within a package of Docusaurus, or of a search for it, by the name that is meant for it. */
const withoutPackage = (id: string) =>
  id
    .replace(/^@docusaurus\/core\/lib\/client\/exports\//, '@docusaurus/')
    .replace(/^@docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme\//, '@theme-original/')
    .replace(searchOfPackage, '@theme-original/$1')
    .replace(/^(@theme-original\/.*)\/index(?:\.[jt]sx?)?$/, '$1')

const searchOfPackage = /^[\w@./-]*docusaurus[\w-]*\/[\w/-]+\/theme\/(Search(?:Bar|Page))\b/

/** The part of the theme that an import names, and whether a file of the site may take its place there. */
export function toThemeName(id: string): { name: string; isReplaced: boolean } | undefined {
  const [, kind, name] = /^@theme(-original|-init)?\/(.+)$/.exec(withoutPackage(id)) ?? []
  return name === undefined ? undefined : { name, isReplaced: kind === undefined }
}

/** The frame is around every page already, so pages only tell it their title. */
export const isLayout = (name: string) => name === 'Layout'

/** What a copy of `DocRoot` draws around notes: the frame that is there anyway, around islands nothing. */
export const docLayout = 'DocRoot/Layout'

/** The file (absolute path) that a site, or one of its plugins, has for a part of the theme. */
export function findOwnFile(name: string, { siteDir, plugged }: ThemeConfig): string | undefined {
  const folders = [join(siteDir, 'src/theme'), ...(plugged?.themeFolders ?? [])]
  return folders.map((folder) => findFileIn(folder, name)).find(Boolean)
}

/** Such a file that needs nothing which does not exist here. */
export function findSoundFile(name: string, config: ThemeConfig): string | undefined {
  const file = findOwnFile(name, config)
  return file && !findMissing(file, config) ? file : undefined
}

const findFileIn = (folder: string, name: string) =>
  themeEndings.map((ending) => join(folder, name) + ending).find(isFile)

const themeEndings = ['.tsx', '.jsx', '.ts', '.js'].flatMap((ending) => [ending, `/index${ending}`])

/** Whether a module of another engine, and a name that it exports, exists for parts of the theme. */
/** Whether a sheet of the theme of Docusaurus is imported, as copies of its parts do: its classes are none here. */
export const isThemeStyle = (id: string) => /^@theme-(?:original|init)\/.*\.css$/.test(withoutPackage(id))

export function isKnownExport(id: string, name = 'default'): boolean {
  if (isThemeStyle(id)) return true
  const part = toThemeName(id)?.name
  if (part !== undefined && isThemePart(part)) return name === 'default'
  const known = toKnownName(id)
  return known !== undefined && (noteModules[known] as readonly string[]).includes(name)
}

/**
 * The known name of a module. `@theme-original/` and `@theme-init/` mean the same as `@theme/` here, because site files
 * never replace theme modules.
 */
export function toKnownName(id: string): NoteModuleName | undefined {
  const name = withoutPackage(id).replace(/^@theme-(?:original|init)\//, '@theme/')
  return name in noteModules ? (name as NoteModuleName) : undefined
}

/** An import of something that does not exist here. */
export interface Missing {
  file: string
  specifier: string
  name: string
}

/**
 * The first import of something of Docusaurus that does not exist here, in a file or in what it imports of the site. A
 * file of the site that cannot take the place of a part of the theme is no such thing where the part exists here.
 */
export function findMissing(file: string, config: ThemeConfig, asked: string[] = []): Missing | undefined {
  const find = (specifier: string, importer: string) =>
    toLostPart(specifier, importer, config, [...asked, file])
      ? undefined
      : findSiteFile(specifier, importer, config)
  for (const each of filesFrom(file, find))
    for (const { specifier: written, names } of importsOf(each)) {
      const specifier = withoutPackage(written)
      if (isLeftOut(specifier) && !findSiteFile(specifier, each, config))
        return { file: each, specifier, name: 'default' }
      if (!foreign.test(specifier) || placeOfImport(specifier, each, config)) continue
      const own = findThemeImport(specifier, config)
      const missing =
        own && !asked.includes(own) ? findMissing(own, config, [...asked, file, own]) : undefined
      if (own && !missing) continue
      const name = names.find((exported) => !isKnownExport(specifier, exported))
      if (name !== undefined) return missing ?? { file: each, specifier, name }
    }
}

/** The part of the theme that a path means, where the file there cannot take its place. */
export function toLostPart(
  specifier: string,
  importer: string,
  config: ThemeConfig,
  asked: string[] = [],
): string | undefined {
  if (!/^\.|^@site\//.test(specifier) || !/\/src\/theme\//.test(importer.replaceAll('\\', '/'))) return
  const file = findSiteFile(specifier, importer, config)
  const [, name = ''] = /\/src\/theme\/(.+?)(?:\/index)?\.\w+$/.exec(file?.replaceAll('\\', '/') ?? '') ?? []
  if (!isThemePart(name) || asked.includes(file!)) return
  const others = importsOf(importer).filter((each) => each.specifier === specifier)
  const isLost = others.every(({ names }) => names.every((each) => each === 'default'))
  return isLost && findMissing(file!, config, [...asked, file!]) ? `@theme/${name}` : undefined
}

/** Whether a package gives Docusaurus a search, so that `adopt` leaves it out. */
const isLeftOut = (specifier: string) => /docusaurus-(?:theme-)?(?:lunr-)?search/.test(specifier)

/** A file and those of the site that it imports, directly or through others. */
function filesFrom(
  file: string,
  find: (specifier: string, importer: string) => string | undefined,
): Set<string> {
  const files = new Set([file])
  for (const each of files)
    for (const { specifier } of importsOf(each)) {
      const found = find(specifier, each)
      if (found) files.add(found)
    }
  return files
}

/** A file, those of the site that it imports, and the parts of the theme among them. */
export const partsFrom = (file: string, config: ThemeConfig) =>
  filesFrom(
    file,
    (specifier, importer) => findThemeImport(specifier, config) ?? findSiteFile(specifier, importer, config),
  )

/** A file of the site, or of a package that a theme for Docusaurus is in. */
export function findSiteFile(specifier: string, importer: string, config: ThemeConfig): string | undefined {
  const isOfTheme = !foreign.test(specifier) && /docusaurus/.test(specifier)
  const path =
    placeOfImport(specifier, importer, config) ??
    (isOfTheme ? join(config.siteDir, 'node_modules', specifier) : undefined)
  return path
    ? moduleEndings.map((ending) => path + ending).find((each) => code.test(each) && isFile(each))
    : undefined
}

const code = /\.[jt]sx?$/

function findThemeImport(specifier: string, config: ThemeConfig): string | undefined {
  const name = /^@theme\/(.+)$/.exec(specifier)?.[1]
  return name === undefined || isLayout(name) || name === docLayout ? undefined : findOwnFile(name, config)
}

export interface NamedImport {
  specifier: string
  names: string[]
}

/** What a module imports, types left out. A file that cannot be read or parsed is reported when it is bundled. */
export function importsOf(file: string): NamedImport[] {
  try {
    const code = readBytes(file).toString()
    const found = importsIn(code, file)
    const isKnown = ({ specifier, names }: NamedImport) =>
      !foreign.test(specifier) || names.every((name) => isKnownExport(specifier, name))
    // What is not known may be a type that is not called so.
    return found.every(isKnown) ? found : importsIn(withoutTypes(code, file), `${file}.jsx`)
  } catch {
    return []
  }
}

function importsIn(code: string, file: string): NamedImport[] {
  const { staticImports, dynamicImports } = parseModule(code, file).module
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: code.slice(start + 1, end - 1),
    names: [],
  }))
  const found = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries
        .filter(({ isType, importName }) => !isType && importName.kind !== 'NamespaceObject')
        .map(({ importName }) => importName.name ?? 'default'),
    }))
  return [...found, ...later]
}

/** The id of the module that draws code blocks with the parts that a site has for what is in them. */
export const codeBlockId = 'sotay:code-block'

const codeParts = ['Content/String', 'Layout', 'Content'] as const

/** The part within code blocks that a site has, the outermost one: the others are imported by it. */
export function findCodePart(config: ThemeConfig) {
  const found = codeParts.map((name) => ({ name, file: findSoundFile(`CodeBlock/${name}`, config) }))
  return found.find(({ file }) => file !== undefined) as { name: CodePart; file: string } | undefined
}

type CodePart = (typeof codeParts)[number]

/** What the module makes of the part. */
export const codePartWrappers: Record<CodePart, (part: string) => string> = {
  'Content/String': (part) => part,
  Layout: (part) => `codeBlockOf(${part})`,
  Content: (part) => `codeBlockOf(codeLayoutOf(${part}))`,
}

/** The id of the module that draws admonitions with the parts that a site has for what is in them. */
export const admonitionId = 'sotay:admonition'

export const hasAdmonitionPart = (config: ThemeConfig) =>
  admonitionParts.some((name) => findSoundFile(name, config))

/** The parts of `src/theme` that a site puts around all pages, or around all notes, the outer one first. */
export const framingParts = ['Root', 'Layout/Provider', 'DocsRoot', 'DocVersionRoot', 'DocRoot']

/** What a site has around all pages to provide contexts of React. */
export interface Frame {
  /** The files of its components (absolute paths); empty where they provide nothing. */
  files: string[]
  /** The modules of the site that create the contexts, and the packages whose providers are used. */
  sources: Set<string>
}

/** The id of the module that exports these components as one. */
export const frameId = 'sotay:frame'

const createsContext = /\bcreateContext\s*[(<]/
const isPackage = (specifier: string) =>
  !/^(?:[./~]|react(?:-dom)?(?:\/|$)|@(?:site|docusaurus|generated|theme\S*)\/)/.test(specifier)

/** Finds what a site has around all pages, and whose contexts it provides there. */
export function findFrame(config: ThemeConfig): Frame {
  const files = framingParts.flatMap((name) => findSoundFile(name, config) ?? [])
  const inside = [...new Set(files.flatMap((file) => [...partsFrom(file, config)]))]
  const created = inside.filter((file) => createsContext.test(readBytes(file).toString()))
  const packages = inside
    .flatMap(importsOf)
    .filter(({ specifier, names }) => isPackage(specifier) && names.some((name) => /Provider$/.test(name)))
  const sources = new Set([...created, ...packages.map(({ specifier }) => specifier)])
  return { files: sources.size > 0 ? files : [], sources }
}

/** The module as one to render at build; none, where a site has nothing around all pages. */
export const frameEntry = (config: ThemeConfig) =>
  findFrame(config).files.length > 0 ? [{ id: frameId, source: toSourcePath('src/theme/Root') }] : []

/** Whether a module (by its id) gets at one of these contexts, by what it imports of the site. */
export function isFramed(id: string, { sources, files }: Frame, config: ThemeConfig): boolean {
  if (sources.size === 0 || files.includes(id)) return false
  const drawn = id === codeBlockId ? ['CodeBlock'] : id === admonitionId ? ['Admonition'] : []
  const parts = Object.keys(drawnParts).filter((name) => drawn.includes(name.split('/')[0]!))
  const roots = drawn.length > 0 ? parts.flatMap((name) => findSoundFile(name, config) ?? []) : [bareId(id)]
  return roots
    .flatMap((root) => [...partsFrom(root, config)])
    .some((file) => sources.has(file) || importsOf(file).some(({ specifier }) => sources.has(specifier)))
}

const bareId = (id: string) => id.replace(/\?.*/s, '')

/** Whether a module itself imports one of these contexts: what it imports may be an island of its own. */
export const readsFrame = (id: string, { sources }: Frame, config: ThemeConfig): boolean =>
  importsOf(id).some(({ specifier }) =>
    [specifier, findSiteFile(specifier, id, config)].some((each) => each !== undefined && sources.has(each)),
  )

/** The code of the module. */
export function writeFrame({ files }: Frame): string {
  const imports = files.map((file, index) => `import Part${index} from ${JSON.stringify(file)}`)
  const nested = files.reduceRight((inner, _, index) => `create(Part${index}, null, ${inner})`, 'children')
  return [
    "import { createElement as create } from 'react'",
    ...imports,
    `export default function Frame({ children }) { return ${nested} }`,
  ].join('\n')
}
