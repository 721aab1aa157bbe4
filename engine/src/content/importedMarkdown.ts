import { join, relative } from 'node:path'
import { isFile, spelledOnDisk } from '../config/files.ts'
import { findImportContexts, placeOfImport } from '../config/importPlaces.ts'
import { isThere, readText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { ContentFile } from './contentFile.ts'
import { readNote } from './readNote.ts'
import { isSpelledSo, whyWithheld } from './siteFiles.ts'

type Settings = Pick<SiteConfig, 'siteDir' | 'plugged'>

const imported = /\bfrom\s*['"]([^'"\n]+)['"]|\b(?:import|require)[\s(]*['"]([^'"\n]+)['"]/g
const codeEndings = ['.tsx', '.ts', '.jsx', '.js', '.mjs']
const endings = ['', ...codeEndings, ...codeEndings.map((ending) => `/index${ending}`)]

/**
 * The Markdown files that code of the site imports: its imports are followed from the given files (absolute paths), but
 * not into packages.
 */
export function findImportedMarkdown(files: string[], settings: Settings): SourcePath[] {
  const { siteDir } = settings
  const found = new Set<SourcePath>()
  const code = new Set(files)
  for (const file of code)
    for (const path of importsOf(file, settings))
      if (/\.mdx?$/.test(path)) found.add(toSourcePath(relative(siteDir, path).replaceAll('\\', '/')))
      else if (/\.[cm]?[jt]sx?$/.test(path)) code.add(path)
  return [...found]
}

/** The files of the site (absolute paths) that one imports, also by `require.context`. */
function importsOf(file: string, settings: Settings): string[] {
  const text = readText(settings.siteDir, file)
  const named = [...text.matchAll(imported)].flatMap(
    ([, from, called]) => resolveImport((from ?? called)!, file, settings) ?? [],
  )
  const contexts = findImportContexts(text, file, settings)
  return [...named, ...contexts.flatMap(({ files, loader }) => (loader ? [] : [...files.values()]))]
}

/** The file of the site (absolute path) that an import names; undefined if it names a package, or nothing. */
export function resolveImport(specifier: string, importer: string, settings: Settings): string | undefined {
  const path = placeOfImport(specifier, importer, settings)
  return path && endings.map((ending) => path + ending).find(isFile)
}

/** Reads an imported Markdown file from the first of the paths that exists. */
export function readPartial(
  config: SiteConfig,
  places: SourcePath[],
  { collection, folder }: Pick<ContentFile, 'collection' | 'folder'>,
): ContentFile | undefined {
  const source = places.find((place) => {
    const path = spelledOnDisk(join(config.siteDir, place))
    return isThere(path) && isSpelledSo(path, config.siteDir)
  })
  if (source === undefined) return undefined
  const reason = whyWithheld(source, config)
  if (reason) throw new BuildFailed([diagnose('withheld-file', [source, reason], { file: source })])
  return { collection, folder, source, path: source, ...readNote(config, source) }
}
