import type { DataFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose, type Severity, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { undefinedTags } from './docTags.ts'
import type { DefinedTag } from './tagsFile.ts'

/** Reports the notes whose tags the tags file does not hold. */
export function checkInlineTags(
  outlines: DocumentOutline[],
  { source, tags }: Pick<DataFile, 'source'> & { tags: Map<string, DefinedTag> },
  severity: Severity = 'warn',
): Diagnostic[] {
  return outlines.flatMap(({ file, frontMatter }) => {
    const inline = undefinedTags(frontMatter, tags)
    if (inline.length === 0) return []
    const problem = diagnose('inline-tags', [inline, source, [...tags.keys()]], {
      file: file.source,
      key: ['tags'],
    })
    return withSeverity(severity, problem)
  })
}
