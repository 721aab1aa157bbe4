import type { DocumentOutline } from '../../markdown/document.ts'

/** A URL to put before the file's path, or a function that returns the whole URL. */
type EditUrlSetting = string | (() => string | undefined) | undefined

/** Where a note can be edited. `custom_edit_url` in its front matter wins; empty or null, it hides the link. */
export function editUrlOf(
  { file, frontMatter }: DocumentOutline,
  setting: EditUrlSetting,
  edited: string = file.original ?? file.source,
): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url || undefined
  if (typeof setting === 'function') return setting()
  return setting && `${setting.replace(/\/$/, '')}/${edited}`
}
