import type { Asset } from '../../content/contentFile.ts'
import { diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import {
  assetAddress,
  assetPlaces,
  diagnoseBrokenImage,
  diagnoseWithheldFile,
  findAsset,
} from '../../links/assets.ts'
import type { References, ResolvedReference } from '../../links/references.ts'
import { asWritten, attribute, broken, found, leadsTo } from '../../links/references.ts'
import type { DiagramReference, Document, Reference } from '../../markdown/document.ts'
import {
  type DiagramSet,
  type Drawing,
  diagramContainer,
  diagramMistake,
  diagramPicture,
  diagramSource,
  enlargeButton,
  idPrefix,
} from '../../model/drawing.ts'
import { islandHtml } from '../../model/markup.ts'
import { fileHref, isExternalUrl, resolveLink } from '../../model/paths.ts'
import { type UiText, uiTextOf } from '../../model/uiText.ts'
import { escapeAttribute } from '../../std/html.ts'

/** Images at least this wide or high, in pixels, can be enlarged. */
const smallestToEnlarge = 320

/** Resolves an image: its URL, its sizes if known, and a button that enlarges it if it is large. */
export function resolveImage(
  reference: Reference,
  document: Document,
  references: References,
): ResolvedReference {
  const asset = findAsset(reference, document, references)
  if (reference.isTwin && !asset) return found('')
  const resolved = resolveAddress(reference, document, references)
  const { tag, isLinked } = reference
  if (!tag) return resolved
  const { width = 0, height = 0 } = asset ?? {}
  const image =
    asset?.sizes?.length && !reference.sized
      ? inSizes(asset, withLoading(tag, reference, document).join(resolved.html), references)
      : tag.join(resolved.html)
  const isLarge = !isLinked && Math.max(width, height) >= smallestToEnlarge
  return { ...resolved, html: isLarge ? withOpener(image, references) : image }
}

/** The column of the text (`--measure`) in pixels; on a screen below the other width it is the screen without its edges. */
const column = { width: 672, from: 736, edges: 36 }

/** An image whose file the browser chooses by the width of the screen and the formats that it knows. */
function inSizes({ sizes = [], width }: Asset, image: string, { config }: References): string {
  const widest = Math.min(column.width, width!)
  const shown = `(min-width:${column.from}px) ${widest}px, calc(100vw - ${column.edges}px)`
  const sources = [...new Set(sizes.map(({ format }) => format))].map((format) => {
    const files = sizes.filter((size) => size.format === format)
    const list = files.map((size) => `${fileHref(size.output, config)} ${size.width}w`).join(', ')
    return `<source${attribute('type', `image/${format}`)}${attribute('srcset', list)}${attribute('sizes', shown)}>`
  })
  return `<picture>${sources.join('')}${image}</picture>`
}

/** The first picture of a note is often in view when the page opens, so it does not wait for that. */
function withLoading(
  [before, after]: [string, string],
  reference: Reference,
  { references }: Document,
): [string, string] {
  const isFirst = references.find(({ kind }) => kind === 'image') === reference
  const isForOneMode = /\bclass="[^"]*-only\b/.test(after)
  return [isFirst && !isForOneMode ? before.replace(' loading="lazy"', '') : before, after]
}

function withOpener(image: string, { viewer, config }: References): string {
  const label = escapeAttribute(uiTextOf(config)('enlargePicture'))
  const button = `<button type="button" class="picture-open" title="${label}" aria-label="${label}"></button>`
  return `<span class="picture">${islandHtml(image + button, viewer, 'touched')}</span>`
}

function resolveAddress(reference: Reference, document: Document, references: References): ResolvedReference {
  const { url, where, attribute: name = reference.html?.attribute ?? 'src' } = reference
  const { config } = references
  if (isExternalUrl(url)) return leadsTo(name, resolveLink(url, config).href)
  const asset = findAsset(reference, document, references)
  if (!asset && reference.html) return asWritten(reference, name)
  if (!asset) {
    const hook = config.markdown.hooks.onBrokenMarkdownImages
    // A name in double brackets is looked for everywhere.
    const isUnknown = reference.byName && !url.startsWith('@site/')
    const places = isUnknown ? [] : assetPlaces(url, document, config)
    const problem = () =>
      diagnoseWithheldFile({ url, where }, places, references) ??
      diagnoseBrokenImage({ url, where }, places, references)
    return broken({ name, reference, hook, problem })
  }
  const { width, height } = asset
  const size = width && height && !reference.sized ? ` width="${width}" height="${height}"` : ''
  const more = size + (reference.html?.added ?? '')
  const diagnostics = asset.damage ? [diagnose('damaged-picture', [asset.source, asset.damage], where)] : []
  return leadsTo(name, assetAddress(asset, url, config), { more, diagnostics })
}

/** Renders a diagram. `number` keeps its ids apart from those of the page's other diagrams. */
export function resolveDiagram(
  { source, where }: DiagramReference,
  number: number,
  { drawings, ...code }: DiagramSet & Shared,
): ResolvedReference {
  const drawing: Drawing = drawings.get(source) ?? { kind: 'browser' }
  if (drawing.kind === 'svg')
    return found(showPicture(drawing.svg.replaceAll(idPrefix, `diagram-${number}-`), code))
  if (drawing.kind === 'browser') {
    const problems = drawing.reason ? [diagnose('undrawn-diagram', [drawing.reason], where)] : []
    return found(renderForBrowser(source, code), problems)
  }
  const problem = diagnose('invalid-diagram', [drawing.message], placeOfMistake(drawing.line, source, where))
  return found(inContainer(diagramMistake(code.uiText('diagramFailed')) + diagramSource(source)), [problem])
}

type Shared = Pick<References, 'viewer'> & { uiText: UiText }
type Code = Omit<DiagramSet, 'drawings'> & Shared

const showPicture = (svg: string, { viewer, uiText }: Code) =>
  inContainer(diagramPicture(svg) + enlargeButton(uiText('enlargeDiagram'), viewer))

/**
 * Renders the source of a diagram for the browser to draw. Until then, and without JavaScript, readers see the source.
 */
function renderForBrowser(source: string, { painter, look, viewer }: Code): string {
  const content = islandHtml(diagramSource(source), painter, 'visible')
  return inContainer(content, attribute('data-look', look) + attribute('data-viewer', viewer))
}

const inContainer = (html: string, attributes = '') =>
  `<div class="${diagramContainer}"${attributes}>${html}</div>`

function placeOfMistake(line: number | undefined, source: string, where: SourceLocation): SourceLocation {
  if (line === undefined || where.line === undefined) return where
  return { file: where.file, line: where.line + line, sourceLine: source.split('\n')[line - 1] }
}

/** The sources of the diagrams in a note. */
export function diagramSources({ references }: Document): string[] {
  return references.flatMap((reference) => (reference.kind === 'diagram' ? [reference.source] : []))
}
