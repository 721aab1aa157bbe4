import { join, resolve } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { decodePath, isExternalUrl } from '../../model/paths.ts'
import { nearestModule } from '../nearestModule.ts'
import { placeOfText } from '../placeOfText.ts'
import { findStyleFile } from './findStyleFile.ts'

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
      problems.push(explainMissing(written, sheet, config))
      return undefined
    },
  }
}

function explainMissing(path: string, sheet: string, config: SiteConfig): Diagnostic {
  const { siteDir, staticDirectories } = config
  const [folderOfRoot = '.'] = staticDirectories
  const place = path.startsWith('/') ? join(siteDir, folderOfRoot, path) : resolve(sheet, '..', path)
  const nearest = nearestModule(place)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const where = placeOfText(path, sheet, siteDir)
  return diagnose('style-file-not-found', [path, nearest && folder + nearest], where)
}
