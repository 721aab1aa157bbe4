import type { DocumentOutline } from '../../markdown/document.ts'
import type { LastUpdate } from '../../model/pageParts.ts'
import type { SourcePath } from '../../model/paths.ts'
import { originalOf } from '../routes/routeSource.ts'

/** A URL to put before the file's path, or a function that returns the whole URL. */
type EditUrlSetting = string | (() => string | undefined) | undefined

/** Where a note can be edited. `custom_edit_url` in its front matter wins; empty or null, it hides the link. */
export function editUrlOf(
  { file, frontMatter }: DocumentOutline,
  setting: EditUrlSetting,
  edited: string = originalOf(file),
): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url || undefined
  if (typeof setting === 'function') return setting()
  return setting && `${setting.replace(/\/$/, '')}/${edited}`
}

/** Which parts of the last change pages show. */
interface LastUpdateSettings {
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
  showContributors: boolean
}

/** When and by whom a note was last changed, and who has worked on it, as far as settings want it shown. Its front matter wins over git. */
export function lastUpdateOf(
  { file, frontMatter }: DocumentOutline,
  history: Map<SourcePath, LastUpdate>,
  { showLastUpdateTime, showLastUpdateAuthor, showContributors }: LastUpdateSettings,
): LastUpdate | undefined {
  const {
    date,
    author,
    contributors = [],
  }: LastUpdate = {
    ...history.get(file.source),
    ...frontMatter.last_update,
  }
  const shown = {
    ...(showLastUpdateTime && date && { date: new Date(date).toISOString() }),
    ...(showLastUpdateAuthor && author && { author }),
    ...(showContributors && contributors.length > 0 && { contributors }),
  }
  return Object.keys(shown).length > 0 ? shown : undefined
}
