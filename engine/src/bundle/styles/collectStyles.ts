import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { StyleSheetClass } from '../bundle.ts'
import type { ModuleExports, ServerModule } from '../bundleForServer.ts'

/** The only package in wide use that hands its styles over afterwards; others put them into what they render. */
const collecting = 'styled-components'

/** The module of that package, to be bundled beside the site's own, if it is installed. */
export function styleCollectors({ siteDir }: SiteConfig): ServerModule[] {
  try {
    createRequire(join(siteDir, 'package.json')).resolve(collecting)
  } catch {
    return []
  }
  return [{ id: collecting, source: toSourcePath(collecting) }]
}

/** The class that the package exports. */
export function styleSheetClass(exports: ReadonlyMap<string, ModuleExports>): StyleSheetClass | undefined {
  const found = exports.get(collecting)?.ServerStyleSheet
  return typeof found === 'function' ? (found as StyleSheetClass) : undefined
}
