import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { isFile, isSecretFile, leadsToSecret } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { toSourcePath } from '../../model/paths.ts'

/**
 * The file (absolute path) that a stylesheet refers to, found as in other engines: next to the stylesheet, in a static
 * folder for `/`, in the site for `@site/`, else in a package. None if it holds secrets, by its name.
 */
export function findStyleFile(path: string, sheet: string, config: SiteConfig): string | undefined {
  const { siteDir, staticDirectories } = config
  const bare = path.replace(/^~/, '')
  const places = bare.startsWith('/')
    ? [...staticDirectories, '.'].map((folder) => join(siteDir, folder, withoutBase(bare, config)))
    : bare.startsWith('@site/')
      ? [join(siteDir, bare.slice('@site/'.length))]
      : [resolve(dirname(sheet), path)]
  const found = places.find(isFile) ?? findInPackage(bare, sheet)
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
