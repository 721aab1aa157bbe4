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
  const { siteDir, staticDirectories } = config
  // Of webpack's loaders, only where the file is matters.
  const path = written.replace(/^!*[\w-]+-loader!/, '')
  const bare = path.replace(/^~/, '')
  const places = bare.startsWith('/')
    ? [...staticDirectories, '.'].map((folder) => join(siteDir, folder, withoutBase(bare, config)))
    : bare.startsWith('@site/')
      ? [join(siteDir, bare.slice('@site/'.length))]
      : [resolve(dirname(sheet), path)]
  // `@import 'x'` means `x.css` to other bundlers.
  const found = places.flatMap((place) => [place, `${place}.css`]).find(isFile) ?? findInPackage(bare, sheet)
  const isSecret =
    found && (isSecretFile(toSourcePath(relative(siteDir, found))) || leadsToSecret(found, siteDir))
  return isSecret ? undefined : found
}

const withoutBase = (path: string, { baseUrl }: SiteConfig) =>
  path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path

function findInPackage(specifier: string, sheet: string): string | undefined {
  if (/^(?:[./]|@site\/)/.test(specifier)) return undefined
  try {
    return createRequire(sheet).resolve(specifier)
  } catch {
    return undefined
  }
}
