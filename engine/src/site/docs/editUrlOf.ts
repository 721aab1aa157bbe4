import type { DocumentOutline } from '../../markdown/document.ts'

/** The part of an address before the path of the file, or a function that gives the whole address. */
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
