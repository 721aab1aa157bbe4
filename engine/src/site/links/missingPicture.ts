import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type SourceLocation, withSeverity } from '../../diagnostics/diagnostic.ts'

/** A picture that no Markdown names; `path` is where it should be published. */
interface WrittenPicture {
  url: string
  path: string
  where: SourceLocation
}

/**
 * A picture of HTML or of the settings that does not exist. The setting is about those of Markdown, which are published
 * with their page; others may be put there by another program, so they never stop a build.
 */
export function missingPicture({ url, path, where }: WrittenPicture, config: SiteConfig): Diagnostic[] {
  const { baseUrl, staticDirectories, markdown } = config
  const level = markdown.hooks.onBrokenMarkdownImages
  const places = staticDirectories.map((folder) => `${folder}/${path.slice(baseUrl.length)}`)
  const mildest = typeof level === 'function' || level === 'throw' ? 'warn' : level
  return withSeverity(mildest, diagnose('broken-image', [url, places], where))
}
