import type { SiteConfig } from '../../config/siteConfig.ts'
import {
  type Diagnostic,
  type Severity,
  type SourceLocation,
  withSeverity,
} from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import type { References } from '../resolveReferences.ts'
import { diagnoseBrokenImage } from './diagnoseBrokenImage.ts'
import { diagnoseWithheldFile } from './diagnoseWithheldFile.ts'

/** A picture named outside the text of a note, and where its file may lie. */
interface WrittenPicture {
  url: string
  places: SourcePath[]
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
  { places, isInPage, ...picture }: WrittenPicture,
  references: References,
): Diagnostic[] {
  const level = levelOf(references.config)
  const severity = level === 'throw' && !isInPage ? 'warn' : level
  if (severity === 'ignore') return []
  const withheld = diagnoseWithheldFile(picture, places, references)
  return withSeverity(severity, withheld ?? diagnoseBrokenImage(picture, places, references))
}

/** A function in this setting replaces addresses in Markdown; other pictures are a warning then. */
function levelOf({ markdown }: SiteConfig): Severity {
  const { onBrokenMarkdownImages: level } = markdown.hooks
  return typeof level === 'function' ? 'warn' : level
}
