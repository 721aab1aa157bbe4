import type { Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { PageData } from '../../model/pageData.ts'
import { resolveAsset, toOutputPath } from '../../model/paths.ts'
import type { Route } from '../../site/site.ts'
import { hash } from '../../std/hash.ts'
import { escapeHtml } from '../../std/html.ts'
import { absoluteUrl } from '../mergeHeadTags.ts'

/**
 * The preview image to draw for a page without one of its own; undefined if `previewImages` is off or the page is
 * hidden from search engines.
 */
export function findPreview(
  page: PageData,
  { noIndex, target }: Route,
  { previewImages }: SiteConfig,
): Preview | undefined {
  if (!previewImages || noIndex) return undefined
  const card = previewCard(page, 'blog' in target ? target.blog.config.blogTitle : undefined)
  if (!card) return undefined
  const svg = renderPreviewSvg(card)
  return { svg, output: toOutputPath(`assets/images/preview-${hash(svg)}.png`) }
}

/** The candidates for a page's social preview image. */
export interface PageImages {
  /** The image that the page names: a path or a full URL. */
  image?: string | undefined
  /** The image drawn for the page. */
  preview?: Preview | undefined
  config: SiteConfig
}

/** The social preview image as an absolute URL: the page's own, else the drawn one, else the site's. */
export function previewImageUrl({ image, preview, config }: PageImages): string | undefined {
  const { url, baseUrl } = config
  const found = image ?? preview?.output ?? config.image
  if (found === undefined) return undefined
  return absoluteUrl(resolveAsset(found, baseUrl), { url })
}

/** The meta tags of the preview image. Only drawn images have a known size. */
export function imageTags(images: PageImages, title: string): Record<string, string | undefined>[] {
  const content = previewImageUrl(images)
  const isDrawn = images.image === undefined && images.preview !== undefined
  const size = [
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: title },
  ]
  return [{ property: 'og:image', content }, ...(isDrawn ? size : []), { name: 'twitter:image', content }]
}

/** The image size that social networks recommend, in px. */
const previewSize = { width: 1200, height: 630 }

const edge = 88
const room = previewSize.width - 2 * edge

/**
 * Renders the preview image of a page: the section at the top, the title in the middle, the site's name at the bottom.
 */
function renderPreviewSvg({ title, section, siteTitle }: PreviewCard): string {
  const { width, height } = previewSize
  const size = roughWidth(title) * 80 > 2.4 * room ? 60 : 80
  const lines = wrapText(title, { width: room / size, lines: size === 80 ? 3 : 4 })
  const top = (height - lines.length * size * 1.25) / 2 + size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fdfcf9"/><rect width="16" height="${height}" fill="#0a6a63"/>`,
    '<g font-family="Be Vietnam Pro">',
    textAt(oneLine(section, 34), { y: 128, size: 34, fill: '#666a6c' }),
    ...lines.map((line, index) =>
      textAt(line, { y: top + index * size * 1.25, size, fill: '#1d2226', weight: 700 }),
    ),
    textAt(oneLine(siteTitle, 36), { y: height - 84, size: 36, fill: '#0a6a63' }),
    '</g></svg>',
  ].join('')
}

const oneLine = (text: string, size: number) => wrapText(text, { width: room / size, lines: 1 })[0]!

interface TextStyle {
  y: number
  size: number
  fill: string
  weight?: number
}

function textAt(text: string, { y, size, fill, weight = 400 }: TextStyle): string {
  return `<text x="${edge}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`
}

/** The texts on the preview image of a page. */
interface PreviewCard {
  title: string
  /** The breadcrumbs of the page, or the title of its blog; empty at the top. */
  section: string
  siteTitle: string
}

/** Letters that are not Latin, which the font of the images lacks. */
const foreignLetter = /[^\P{L}\p{Script=Latin}]/u

/** Characters to remove: all but letters, marks, digits and the punctuation that the font has. */
const undrawable = /[^\p{L}\p{M}\p{N}\s!-~–—‘’“”…•·×€£©®™°±«»¿¡]/gu

/**
 * The texts for the preview image of a page; undefined if the font cannot show them. A page of the blog has the blog's
 * title as its section.
 */
export function previewCard(page: PageData, blogTitle = ''): PreviewCard | undefined {
  const { title, documentTitle, siteTitle, content } = page
  const breadcrumbs = 'breadcrumbs' in content ? content.breadcrumbs.slice(0, -1) : []
  const section = breadcrumbs.map(({ label }) => label).join(' / ') || blogTitle
  const card = {
    title: drawable(title || documentTitle),
    section: section === title ? '' : drawable(section),
    siteTitle: drawable(siteTitle),
  }
  return card.title === '' || Object.values(card).some((text) => foreignLetter.test(text)) ? undefined : card
}

function drawable(text: string): string {
  return text.normalize('NFC').replace(undrawable, '').replace(/\s+/g, ' ').trim()
}

/** Approximate widths of letters, in parts of the font size. */
const widths: [RegExp, number][] = [
  [/[\p{M}]/u, 0],
  [/[iíìỉĩịlIÍÌjtf|.,:;'!()[\]\s]/u, 0.34],
  [/[mwMW@%—]/u, 0.95],
  [/[\p{Lu}\p{N}&]/u, 0.7],
]

/** The approximate width of a bold text, in parts of the font size. */
export function roughWidth(text: string): number {
  let width = 0
  for (const letter of text) width += widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.6
  return width
}

/** Wraps a text. Words longer than a line are split; text beyond the last line becomes an ellipsis. */
export function wrapText(text: string, { width, lines }: { width: number; lines: number }): string[] {
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((word) => cutWord(word, width))) {
    const longer = line ? `${line} ${word}` : word
    if (roughWidth(longer) <= width) line = longer
    else {
      wrapped.push(line)
      line = word
    }
  }
  wrapped.push(line)
  if (wrapped.length <= lines) return wrapped
  return [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1]!.replace(/(?<![\s.,:;])[\s.,:;]+$/, '')}…`]
}

function cutWord(word: string, width: number): string[] {
  if (roughWidth(word) <= width) return [word]
  const parts = ['']
  for (const letter of word) {
    if (roughWidth(parts.at(-1)! + letter) > width) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
