import { escapeHtml } from '../../std/html.ts'
import type { PreviewCard } from './previewCard.ts'
import { roughWidth, wrapText } from './wrapText.ts'

/** The image size that social networks recommend, in px. */
export const previewSize = { width: 1200, height: 630 }

const edge = 88
const room = previewSize.width - 2 * edge

/**
 * Renders the preview image of a page: the section at the top, the title in the middle, the site's name at the bottom.
 */
export function renderPreviewSvg({ title, section, siteTitle }: PreviewCard): string {
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
