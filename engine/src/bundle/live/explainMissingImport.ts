import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageName } from '../../config/packageName.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { LiveImport } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { isForeign, toUnknownProblem } from '../plugins/noteModules.ts'

/** Words an import of a note that leads nowhere: a name of another engine, a package, or a file. */
export function explainMissingImport(
  { specifier, where }: LiveImport,
  importer: SourcePath,
  { siteDir }: SiteConfig,
): Diagnostic {
  if (isForeign(specifier)) return toUnknownProblem(specifier, where)
  const path = specifier.replace(/^.*!/, '')
  const file = path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : join(siteDir, dirname(importer), path)
  if (!/^(?:\.|@site\/)/.test(path)) return diagnose('missing-package', [packageName(path)], where)
  const nearest = nearestModule(file)
  const folder = specifier.slice(0, specifier.lastIndexOf('/') + 1)
  return diagnose('import-not-found', [specifier, nearest && folder + nearest], where)
}

/** The file beside it that is spelt most like it; endings of code may be left out. */
function nearestModule(missing: string): string | undefined {
  if (!existsSync(dirname(missing))) return undefined
  const names = readdirSync(dirname(missing))
  const bare = names.map((name) => name.replace(/\.[cm]?[jt]sx?$/, ''))
  return nearestMatch(basename(missing), [...bare, ...names])
}
