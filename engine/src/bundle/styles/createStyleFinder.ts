import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { packageName } from '../../config/explainBundlerError.ts'
import { isFile, isSecretFile, leadsToSecret } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { decodePath, isExternalUrl, toSourcePath } from '../../model/paths.ts'
import { isInstalled, placeOfText } from '../explainPageBundleError.ts'
import { nearestModule } from '../modulePaths.ts'
import { rateMissing } from '../plugins/missingImports.ts'

/** A file that a stylesheet refers to (absolute path), and what follows its path in the URL: `?query#hash`. */
export interface NamedFile {
  path: string
  rest: string
}

/** Finds the files that stylesheets refer to; paths of stylesheets are absolute. */
export interface StyleFinder {
  /** Undefined for external URLs and for missing files. */
  find(url: string, sheet: string): NamedFile | undefined
  /** One problem for each missing file. */
  problems: Diagnostic[]
}

export function createStyleFinder(config: SiteConfig): StyleFinder {
  const problems: Diagnostic[] = []
  return {
    problems,
    find(url, sheet) {
      if (isExternalUrl(url)) return undefined
      const [, written = '', rest = ''] = /^([^?#]*)(.*)/s.exec(url) ?? []
      const path = findStyleFile(decodePath(written) ?? written, sheet, config)
      if (path) return { path, rest }
      problems.push(...explainMissing(written, sheet, config))
      return undefined
    },
  }
}

function explainMissing(path: string, sheet: string, config: SiteConfig): Diagnostic[] {
  const { siteDir, staticDirectories } = config
  const [folderOfRoot = '.'] = staticDirectories
  const place = path.startsWith('/') ? join(siteDir, folderOfRoot, path) : resolve(sheet, '..', path)
  const nearest = nearestModule(place)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const where = placeOfText(path, sheet, siteDir)
  const name = packageName(path.replace(/^~/, ''))
  return isOfPackage(path) && !existsSync(resolve(sheet, '..', name)) && !isInstalled(name, dirname(sheet))
    ? rateMissing(diagnose('missing-package', [name], where), config)
    : [diagnose('style-file-not-found', [path, nearest && folder + nearest], where)]
}

/** Whether a style sheet is named as those of packages are. */
export const isOfPackage = (path: string) => /^~?(?:@[\w.-]+\/)?[\w-]+(?:\/(?:.+\.css|[\w/-]+))?$/.test(path)

/**
 * The file (absolute path) that a stylesheet refers to, found as in other engines: next to the stylesheet, in a static
 * folder for `/`, in the site for `@site/`, else in a package. None if it holds secrets, by its name.
 */
function findStyleFile(written: string, sheet: string, config: SiteConfig): string | undefined {
  const { siteDir } = config
  // Of webpack's loaders, only where the file is matters.
  const path = written.replace(/^!*[\w-]+-loader!/, '')
  // `@import 'x'` means `x.css` to other bundlers.
  const places = placesOf(path, sheet, config).flatMap((place) => [place, `${place}.css`])
  const found = places.find(isFile) ?? findInPackage(path.replace(/^~/, ''), sheet)
  const isSecret =
    found && (isSecretFile(toSourcePath(relative(siteDir, found))) || leadsToSecret(found, siteDir))
  return isSecret ? undefined : found
}

/** Where a file may be that a stylesheet refers to, but for packages, in the order in which they are looked at. Absolute. */
export function placesOf(path: string, sheet: string, config: Places): string[] {
  const { siteDir, staticDirectories } = config
  const bare = path.replace(/^~/, '')
  if (bare.startsWith('/'))
    return [...staticDirectories, '.'].map((folder) => join(siteDir, folder, withoutBase(bare, config)))
  return [
    bare.startsWith('@site/') ? join(siteDir, bare.slice('@site/'.length)) : resolve(dirname(sheet), path),
  ]
}

/** What the places of files depend on. */
export type Places = Pick<SiteConfig, 'siteDir' | 'staticDirectories' | 'baseUrl'>

const withoutBase = (path: string, { baseUrl }: Places) =>
  path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path

function findInPackage(specifier: string, sheet: string): string | undefined {
  if (/^(?:[./]|@site\/)/.test(specifier)) return undefined
  try {
    return createRequire(sheet).resolve(specifier)
  } catch {
    return undefined
  }
}
