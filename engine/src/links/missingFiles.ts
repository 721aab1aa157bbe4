import { basename } from 'node:path/posix'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Diagnostic, Severity, SourceLocation } from '../diagnostics/diagnostic.ts'
import { diagnose, withSeverity } from '../diagnostics/diagnostic.ts'
import { nearestMatch, onlyMatch } from '../diagnostics/nearestMatch.ts'
import type { Document } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'
import { assetPlaces, findAsset, withheldReason } from './assets.ts'
import type { References } from './references.ts'

/** A picture named outside the text of a note, and where its file may lie. */
interface WrittenPicture {
  url: string
  places: SourcePath[]
  where: SourceLocation
}

/**
 * Reports a picture of HTML, components or settings that does not exist. It never stops a build: its address is given
 * to browsers as it is written, another program may publish what is there, a logo, an icon or a preview image is often
 * left over from a template, and the page can be read without it.
 */
export function missingPicture({ places, ...picture }: WrittenPicture, references: References): Diagnostic[] {
  const level = levelOf(references.config)
  if (level === 'ignore') return []
  const problem =
    diagnoseWithheldFile(picture, places, references) ??
    diagnoseBrokenImage(picture, places, { ...references, isMarkdown: false })
  return withSeverity(level === 'throw' ? 'warn' : level, problem)
}

/** A function in this setting replaces addresses in Markdown; other pictures are a warning then. */
function levelOf({ markdown }: SiteConfig): Severity {
  const { onBrokenMarkdownImages: level } = markdown.hooks
  return typeof level === 'function' ? 'warn' : level
}

/** Reports a preview image beside the note that does not exist or may not be published. */
export function checkPreviewImage(document: Document | undefined, references: References): Diagnostic[] {
  const url = document?.frontMatter.image
  if (!document || !url?.startsWith('.') || findAsset({ kind: 'image', url }, document, references)) return []
  const where = { file: document.file.source, key: ['image'], texts: [url] }
  const places = assetPlaces(url, document, references.config)
  return missingPicture({ url, places, where }, references)
}

/** A picture as it is written. */
interface WrittenImage {
  url: string
  where: SourceLocation
}

/** Reports a picture found at none of its candidate paths, and suggests a file there with a similar name. */
export function diagnoseBrokenImage(
  { url, where }: WrittenImage,
  places: SourcePath[],
  { filesBeside, isMarkdown = true }: Pick<References, 'filesBeside'> & { isMarkdown?: boolean },
): Diagnostic {
  const names = places.flatMap((place) => filesBeside?.(place) ?? [])
  const name = basename(places[0] ?? '')
  const [nearest, only] = [nearestMatch(name, names), onlyMatch(name, names)]
  const problem = diagnose(
    'broken-image',
    [url, places, nearest && withName(url, nearest), isMarkdown],
    where,
  )
  return only ? { ...problem, fix: { from: url, to: withName(url, only) } } : problem
}

/** Replaces the file name in a URL. Query and hash stay as they are. */
function withName(url: string, name: string): string {
  const [path = '', rest = ''] = url.split(/(?=[?#])(.*)/s)
  const written = name.replaceAll('%', '%25').replaceAll(' ', '%20')
  return path.slice(0, path.lastIndexOf('/') + 1) + written + rest
}

/** Reports that a note names a file that exists, but may not be published. Undefined if no candidate path holds one. */
export function diagnoseWithheldFile(
  { url, where }: { url: string; where: SourceLocation },
  places: SourcePath[],
  { config, filesBeside }: Pick<References, 'config' | 'filesBeside'>,
): Diagnostic | undefined {
  for (const place of places) {
    const reason = withheldReason(place, config)
    if (reason && filesBeside?.(place).includes(basename(place)))
      return diagnose('withheld-file', [url, reason], where)
  }
  return undefined
}
