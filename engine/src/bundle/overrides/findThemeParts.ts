import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isFile } from '../../config/files.ts'
import { readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type Tell } from '../../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { isForeignPart, isPlacedPart, type PlacedPart } from '../../model/themeParts.ts'
import { placeOfText } from '../explainPageBundleError.ts'
import { parseModule } from '../findInteractiveModules.ts'
import { findThemeFile, isKnownExport } from '../plugins/foreignModules.ts'

/** A file of `src/theme` that takes the place of a part of the theme. */
export interface ThemePartSource {
  key: ['theme', PlacedPart]
  setting: string
  source: SourcePath
}

/**
 * The files of `src/theme` with a place on a page. Those without one, and those that need something which does not
 * exist here, are reported: the page then has the theme's own part.
 */
export function findThemeParts(config: SiteConfig, tell: Tell): ThemePartSource[] {
  const { siteDir } = config
  const found = namesIn(siteDir).map((name) => ({ name, file: findThemeFile(name, siteDir)! }))
  const placed = found.flatMap(({ name, file }) => (isPlacedPart(name) ? [{ name, file }] : []))
  const used = new Set(placed.flatMap(({ file }) => [...filesFrom(file, siteDir)]))
  const unplaced = found.filter(
    ({ name, file }) =>
      !isPlacedPart(name) && isForeignPart(name) && !isReadElsewhere(name) && !used.has(file),
  )
  const problems = unplaced.map(({ name, file }) => explain(name, file, undefined, siteDir))
  const sound = placed.filter(({ name, file }) => {
    const missing = findMissing(file, siteDir)
    if (missing) problems.push(explain(name, file, missing, siteDir))
    return missing === undefined
  })
  tell(problems)
  return sound.map(({ name, file }) => {
    const source = toSource(file, siteDir)
    return { key: ['theme', name], setting: source, source }
  })
}

const toSource = (file: string, siteDir: string) =>
  toSourcePath(relative(siteDir, file).replaceAll('\\', '/'))

/** The components of notes are read with the notes. These elements are not drawn by components. */
const isReadElsewhere = (name: string) => /^MDXComponents(?!\/(?:Code|Details|Pre)$)/.test(name)

function explain(name: string, file: string, missing: Missing | undefined, siteDir: string): Diagnostic {
  if (!missing) return diagnose('theme-part-left-out', [name], { file: toSource(file, siteDir) })
  const { specifier, name: exported } = missing
  const place = placeOfText(exported === 'default' ? specifier : exported, missing.file, siteDir)
  return diagnose('theme-part-left-out', [name, [specifier, exported]], place)
}

/** The names of the parts in `src/theme`. */
function namesIn(siteDir: string): string[] {
  const folder = join(siteDir, 'src/theme')
  const files = isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const names = files.flatMap(
    (file) =>
      /^(?!.*\.(?:d|test)\.\w+$)(.*?)(?:\/index)?\.[jt]sx?$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  )
  return [...new Set(names)].sort().filter((name) => findThemeFile(name, siteDir))
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch {
    return false
  }
}

/** An import of something that does not exist here. */
interface Missing {
  file: string
  specifier: string
  name: string
}

/** The first import of something of Docusaurus that does not exist here, in a file or in what it imports of the site. */
function findMissing(file: string, siteDir: string): Missing | undefined {
  for (const each of filesFrom(file, siteDir))
    for (const { specifier, names } of importsOf(each)) {
      if (!foreign.test(specifier) || findThemeImport(specifier, siteDir)) continue
      const name = names.find((exported) => !isKnownExport(specifier, exported))
      if (name !== undefined) return { file: each, specifier, name }
    }
}

const foreign = /^@(?:docusaurus|generated|theme(?:-original|-init)?)\//

/**
 * A file and those of the site that it imports, directly or through others; also files of packages that themes for
 * Docusaurus are in.
 */
function filesFrom(file: string, siteDir: string): Set<string> {
  const files = new Set([file])
  for (const each of files)
    for (const { specifier } of importsOf(each)) {
      const found = findFile(specifier, each, siteDir)
      if (found) files.add(found)
    }
  return files
}

function findFile(specifier: string, importer: string, siteDir: string): string | undefined {
  const themed = findThemeImport(specifier, siteDir)
  if (themed) return themed
  const path = specifier.startsWith('@site/')
    ? join(siteDir, specifier.slice('@site/'.length))
    : specifier.startsWith('.')
      ? join(dirname(importer), specifier)
      : !foreign.test(specifier) && /docusaurus/.test(specifier) && join(siteDir, 'node_modules', specifier)
  return path
    ? endings.map((ending) => path + ending).find((each) => code.test(each) && isFile(each))
    : undefined
}

const endings = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']
const code = /\.[jt]sx?$/

function findThemeImport(specifier: string, siteDir: string): string | undefined {
  const name = /^@theme\/(.+)$/.exec(specifier)?.[1]
  return name === undefined || name === 'Layout' ? undefined : findThemeFile(name, siteDir)
}

/** What a module imports, types left out. A file that cannot be read or parsed is reported when it is bundled. */
function importsOf(file: string): { specifier: string; names: string[] }[] {
  try {
    const { staticImports } = parseModule(readBytes(file).toString(), file).module
    return staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        names: entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? 'default'))),
      }))
  } catch {
    return []
  }
}
