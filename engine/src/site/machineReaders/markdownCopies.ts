import type { Document } from '../../markdown/document.ts'
import { type OutputPath, type SourcePath, toOutputPath } from '../../model/paths.ts'
import { documentOf } from '../documentOf.ts'
import { pageTexts } from '../page/pageTexts.ts'
import type { References } from '../resolveReferences.ts'
import type { Site } from '../site.ts'
import { uiTextOf } from '../uiTextOf.ts'
import { markdownPath } from './markdownPath.ts'
import { toCleanMarkdown } from './toCleanMarkdown.ts'

/** A note as standalone Markdown. */
export interface MarkdownCopy {
  output: OutputPath
  contents: string
}

/** Every page that is made from a note, as Markdown. */
export function markdownCopies(
  { routes, config }: Site,
  documents: ReadonlyMap<SourcePath, Document>,
  references: References,
): MarkdownCopy[] {
  if (!config.machineReaders.markdown) return []
  const uiText = uiTextOf(config)
  return routes.flatMap(({ path, target }) => {
    const document = documentOf(target, documents)
    if (!document) return []
    const { title } = pageTexts(target, uiText)
    const output = toOutputPath(markdownPath(path, config).slice(config.baseUrl.length))
    return [{ output, contents: toCleanMarkdown({ document, path }, title, references) }]
  })
}
