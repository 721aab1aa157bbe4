import { basename, extname, relative, resolve } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import { fileHref, isExternalUrl, type OutputPath, toOutputPath, toSourcePath } from '../../model/paths.ts'
import { hash } from '../../std/hash.ts'
import type { BundledFile } from '../bundle.ts'
import { findMissingSass } from '../plugins/missingImports.ts'
import { createStyleFinder, type StyleFinder } from './createStyleFinder.ts'
import { type Locate, readSheet } from './readSheet.ts'
import { diagnoseSlips, refuseDepth, tidySheet } from './tidySheet.ts'

/** Reads the stylesheets of a site; paths are absolute. */
export interface StyleReader extends Pick<StyleFinder, 'problems'> {
  /** The CSS of a stylesheet, with the published URLs of the files it refers to. */
  read(sheet: string): Promise<string>
  /** The stylesheet that an import leads to. */
  resolve(specifier: string, sheet: string): string | { external: string }
  /** Where a part of a stylesheet that has been read is written. */
  locate(sheet: string, place: Parameters<Locate>[0]): SourceLocation
  /** The files to publish because of the stylesheets read so far. */
  files: Map<OutputPath, BundledFile>
}

export function createStyleReader(config: SiteConfig): StyleReader {
  const { find, problems } = createStyleFinder(config)
  const files: StyleReader['files'] = new Map()
  const publish = (url: string, sheet: string): string => {
    const found = find(url, sheet)
    if (!found) return url
    const fixed = staticName(found.path, config)
    if (fixed) return fileHref(fixed, config) + found.rest
    const file = readFile(found.path)
    files.set(file.output, file)
    return fileHref(file.output, config) + found.rest
  }
  const places = new Map<string, Locate>()
  return {
    files,
    problems,
    locate: (sheet, place) =>
      places.get(sheet)?.(place) ?? { file: toSourcePath(relative(config.siteDir, sheet)), ...place },
    async read(sheet) {
      const missing = findMissingSass(sheet, config)
      if (missing) {
        problems.push(...missing)
        return ''
      }
      const { css: written, locate, warnings = [] } = await readSheet(sheet, config)
      refuseDepth(written, locate)
      const { css, slips } = tidySheet(written)
      problems.push(...warnings, ...diagnoseSlips(slips, locate))
      places.set(sheet, locate)
      return mapUrls(css, (url) => publish(url, sheet))
    },
    resolve(specifier, sheet) {
      if (isExternalUrl(specifier)) return { external: specifier }
      return find(specifier, sheet)?.path ?? resolve(sheet, '..', specifier)
    },
  }
}

function readFile(path: string): BundledFile {
  const contents = readBytes(path)
  const ending = extname(path)
  const name = `${basename(path, ending)}.${hash(contents)}${ending}`
  return { output: toOutputPath(`assets/files/${name}`), contents }
}

/** Matches comments, imports and `url()` in a stylesheet; a group is set for a `url()` only. */
const urlPattern =
  /\/\*.*?(?:\*\/|$)|@import\s+(?:url\([^()]*\)|"[^"]*"|'[^']*')|url\(\s*(?:"(?<double>[^"]*)"\s*|'(?<single>[^']*)'\s*|(?<bare>[^\s"'()][^()]*))\)/gs

/** Replaces the URLs of files in a stylesheet. Imports stay, and so do `url(#a)` and `url(data:…)`. */
export function mapUrls(css: string, map: (address: string) => string): string {
  return css.replace(urlPattern, (written, ...match) => {
    const { double, single, bare } = match.at(-1) as { [Name in 'double' | 'single' | 'bare']?: string }
    const address = double ?? single ?? bare?.trim()
    return address && !/^(?:#|data:)/i.test(address) ? `url(${JSON.stringify(map(address))})` : written
  })
}

/** The output path of a file (absolute) in a static folder; undefined for other files. */
export function staticName(
  path: string,
  { siteDir, staticDirectories }: Pick<SiteConfig, 'siteDir' | 'staticDirectories'>,
): OutputPath | undefined {
  const name = staticDirectories
    .map((folder) => relative(resolve(siteDir, folder), path).replaceAll('\\', '/'))
    .find((each) => !/^(?:\.\.\/|\w:)/.test(each))
  return name === undefined ? undefined : toOutputPath(name)
}
