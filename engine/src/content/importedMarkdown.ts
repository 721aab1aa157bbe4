import { dirname, join, relative } from 'node:path'
import { isFile } from '../config/files.ts'
import { readText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

type Settings = Pick<SiteConfig, 'siteDir' | 'plugged'>

const imported = /\bfrom\s*['"]([^'"\n]+)['"]|\b(?:import|require)\s*\(?\s*['"]([^'"\n]+)['"]/g
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
    for (const [, from, called] of readText(siteDir, file).matchAll(imported)) {
      const path = resolveImport((from ?? called)!, file, settings)
      if (path === undefined) continue
      if (/\.mdx?$/.test(path)) found.add(toSourcePath(relative(siteDir, path).replaceAll('\\', '/')))
      else if (/\.[cm]?[jt]sx?$/.test(path)) code.add(path)
    }
  return [...found]
}

/** The file of the site (absolute path) that an import names; undefined if it names a package, or nothing. */
export function resolveImport(
  specifier: string,
  importer: string,
  { siteDir, plugged }: Settings,
): string | undefined {
  const aliases = Object.entries({ ...plugged?.aliases, '@site': siteDir })
  const alias = aliases.find(([name]) => specifier.startsWith(`${name}/`))
  const path = alias
    ? alias[1] + specifier.slice(alias[0].length)
    : specifier.startsWith('.')
      ? join(dirname(importer), specifier)
      : undefined
  return path && endings.map((ending) => path + ending).find(isFile)
}
