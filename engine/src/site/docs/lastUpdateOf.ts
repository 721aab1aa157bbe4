import type { DocumentOutline } from '../../markdown/document.ts'
import type { LastUpdate } from '../../model/pageData.ts'
import type { SourcePath } from '../../model/paths.ts'

/** Which parts of the last change pages show. */
interface LastUpdateSettings {
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
}

/** When and by whom a note was last changed, as far as settings want it shown. Its front matter wins over git. */
export function lastUpdateOf(
  { file, frontMatter }: DocumentOutline,
  history: Map<SourcePath, LastUpdate>,
  { showLastUpdateTime, showLastUpdateAuthor }: LastUpdateSettings,
): LastUpdate | undefined {
  const { date, author } = { ...history.get(file.source), ...frontMatter.last_update }
  const shown = {
    ...(showLastUpdateTime && date && { date: new Date(date).toISOString() }),
    ...(showLastUpdateAuthor && author && { author }),
  }
  return Object.keys(shown).length > 0 ? shown : undefined
}
