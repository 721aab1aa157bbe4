import type { DocsConfig } from '../../config/siteConfig.ts'
import type { DataFile } from '../../content/contentFile.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { checkInlineTags } from './checkInlineTags.ts'
import { type DefinedTag, parseTagsFile } from './tagsFile.ts'

interface ResolvedTags {
  /** By the keys that notes use; undefined without a tags file. */
  defined?: Map<string, DefinedTag>
  diagnostics: Diagnostic[]
}

/** Reads the tags file, if there is one, and reports the notes that use tags which it does not hold. */
export function resolveTags(
  file: DataFile | undefined,
  outlines: DocumentOutline[],
  { tags: setting, onInlineTags }: Pick<DocsConfig, 'tags' | 'onInlineTags'>,
): ResolvedTags {
  if (!file || setting === false) return { diagnostics: [] }
  const { tags, diagnostics } = parseTagsFile(file)
  if (diagnostics.length > 0) return { defined: tags, diagnostics }
  return {
    defined: tags,
    diagnostics: checkInlineTags(outlines, { source: file.source, tags }, onInlineTags),
  }
}
