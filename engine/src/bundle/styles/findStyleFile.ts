import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { isFile } from '../../config/isFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'

/**
 * The file (absolute path) that a stylesheet refers to, found as in other engines: next to the stylesheet, in a static
 * folder for `/`, in the site for `@site/`, else in a package.
 */
export function findStyleFile(path: string, sheet: string, config: SiteConfig): string | undefined {
  const { siteDir, staticDirectories } = config
  const bare = path.replace(/^~/, '')
  const places = bare.startsWith('/')
    ? [...staticDirectories, '.'].map((folder) => join(siteDir, folder, withoutBase(bare, config)))
    : bare.startsWith('@site/')
      ? [join(siteDir, bare.slice('@site/'.length))]
      : [resolve(dirname(sheet), path)]
  return places.find(isFile) ?? findInPackage(bare, sheet)
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
