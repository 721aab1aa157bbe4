import { readFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { isExternalUrl, type OutputPath, toOutputPath } from '../../model/paths.ts'
import { fileHref } from '../../site/addresses/fileHref.ts'
import { hash } from '../../std/hash.ts'
import type { BundledFile } from '../bundle.ts'
import { createStyleFinder, type StyleFinder } from './createStyleFinder.ts'
import { mapUrls } from './mapUrls.ts'
import { readSheet } from './readSheet.ts'
import { staticName } from './staticName.ts'
import { withRemoteImportsFirst } from './withRemoteImportsFirst.ts'

/** Reads the style sheets of a site (absolute paths). */
export interface StyleReader extends Pick<StyleFinder, 'problems'> {
  /** A sheet, with the addresses by which the files that it names are published. */
  read(sheet: string): Promise<string>
  /** The sheet that another one imports. */
  resolve(specifier: string, sheet: string): string | { external: string }
  /** What is published because of the sheets read so far. */
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
  return {
    files,
    problems,
    async read(sheet) {
      const css = await readSheet(sheet, config)
      return mapUrls(withRemoteImportsFirst(css), (url) => publish(url, sheet))
    },
    resolve(specifier, sheet) {
      if (isExternalUrl(specifier)) return { external: specifier }
      return find(specifier, sheet)?.path ?? resolve(sheet, '..', specifier)
    },
  }
}

function readFile(path: string): BundledFile {
  const contents = readFileSync(path)
  const ending = extname(path)
  const name = `${basename(path, ending)}.${hash(contents)}${ending}`
  return { output: toOutputPath(`assets/files/${name}`), contents }
}
