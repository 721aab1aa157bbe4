import { relative } from 'node:path'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'

/** Reports the entries of a site's `MDXComponents` that have no effect: HTML elements. */
export async function checkCommonFile(file: string | undefined, siteDir: string): Promise<Diagnostic[]> {
  if (file === undefined) return []
  // The parser is loaded only for sites with such a file.
  const { readCommonFile } = await import('./readCommonFile.ts')
  const { elements } = readCommonFile(file)
  if (elements.length === 0) return []
  return [diagnose('element-not-exchangeable', [elements], { file: toSourcePath(relative(siteDir, file)) })]
}
