import { dirname, join } from 'node:path'
import { packageName } from '../../config/explainBundlerError.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { LiveImport } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { nearestModule } from '../nearestModule.ts'
import { isForeign, toUnknownProblem } from '../plugins/foreignModules.ts'

/** Explains an import of a missing module: one of another engine, a package, or a file. */
export function explainMissingImport(
  { specifier, where }: Pick<LiveImport, 'specifier' | 'where'>,
  importer: SourcePath,
  { siteDir }: Pick<SiteConfig, 'siteDir'>,
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
