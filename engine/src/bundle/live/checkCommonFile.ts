import { relative } from 'node:path'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'

/** Tells what of a site's `MDXComponents` has no effect. */
export async function checkCommonFile(file: string | undefined, siteDir: string): Promise<Diagnostic[]> {
  if (file === undefined) return []
  // Only sites with such a file load what reads it.
  const { readCommonFile } = await import('./readCommonFile.ts')
  const { elements } = readCommonFile(file)
  if (elements.length === 0) return []
  return [diagnose('element-not-exchangeable', [elements], { file: toSourcePath(relative(siteDir, file)) })]
}
