import { dirname, normalize } from 'node:path/posix'
import type { ContentFile } from '../../content/contentFile.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'

/**
 * The candidate paths of an imported Markdown file: relative to the note and its original, or to the site for `@site/`.
 */
export function partialSources(
  specifier: string,
  { source, original }: Pick<ContentFile, 'source' | 'original'>,
): SourcePath[] {
  if (specifier.startsWith('@site/')) return [toSourcePath(normalize(specifier.slice('@site/'.length)))]
  const importers = original === undefined ? [source] : [source, original]
  return importers.map((importer) => toSourcePath(normalize(`${dirname(importer)}/${specifier}`)))
}
