import type { SiteConfig } from '../../config/siteConfig.ts'
import {
  type Diagnostic,
  type Severity,
  type SourceLocation,
  withSeverity,
} from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { References } from '../resolveReferences.ts'
import { diagnoseBrokenImage } from './diagnoseBrokenImage.ts'

/** A picture named outside Markdown. `path` is the URL path where it should be published. */
interface WrittenPicture {
  url: string
  path: string
  where: SourceLocation
  /** Whether it is an `<img>` in the body of a page. */
  isInPage: boolean
}

/**
 * Reports a picture of HTML, components or settings that does not exist. An `<img>` in a page has the severity of
 * images in Markdown. Anything else never stops a build: a logo, an icon or a preview image is often left over from a
 * template, another program may publish a video or a frame, and the page can be read without it.
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
  return severity === 'ignore'
    ? []
    : withSeverity(severity, diagnoseBrokenImage({ url, where }, places, references))
}

/** A function in this setting replaces addresses in Markdown; other pictures are a warning then. */
function levelOf({ markdown }: SiteConfig): Severity {
  const { onBrokenMarkdownImages: level } = markdown.hooks
  return typeof level === 'function' ? 'warn' : level
}
