import type { SiteConfig } from '../../config/siteConfig.ts'
import {
  type Diagnostic,
  type Severity,
  type SourceLocation,
  withSeverity,
} from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { References } from '../resolveReferences.ts'
import { brokenImage } from './brokenImage.ts'

/** A picture that no Markdown names; `path` is where it should be published. */
interface WrittenPicture {
  url: string
  path: string
  where: SourceLocation
  /** Whether a page shows it in its text. */
  isInPage: boolean
}

/**
 * A picture of HTML, components or settings that does not exist. One that stands in a page is judged as those of
 * Markdown. What settings name (a logo, an icon, a preview) is often left over from a template, and a film or a frame
 * may be put there by another program: without it the page can be read, so it never stops a build.
 */
export function missingPicture(
  { url, path, where, isInPage }: WrittenPicture,
  references: References,
): Diagnostic[] {
  const { config } = references
  const { baseUrl, staticDirectories } = config
  const places = staticDirectories.map((folder) => toSourcePath(`${folder}/${path.slice(baseUrl.length)}`))
  const level = levelOf(config)
  const severity = level === 'throw' && !isInPage ? 'warn' : level
  return severity === 'ignore' ? [] : withSeverity(severity, brokenImage({ url, where }, places, references))
}

/** A function is asked about Markdown alone, where another address can be put in. */
function levelOf({ markdown }: SiteConfig): Severity {
  const { onBrokenMarkdownImages: level } = markdown.hooks
  return typeof level === 'function' ? 'warn' : level
}
