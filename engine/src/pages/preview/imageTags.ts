import type { Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { resolveAsset } from '../../site/addresses/resolveAsset.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { previewSize } from './renderPreviewSvg.ts'

/** What there is to stand for a page elsewhere. */
export interface PageImages {
  /** The picture that the page names: a path or a full address. */
  image?: string | undefined
  /** The picture that is drawn for it. */
  preview?: Preview | undefined
  config: SiteConfig
}

/** The picture that stands for a page elsewhere, as a whole address: its own, one that is drawn, or that of the site. */
export function wholeImage({ image, preview, config }: PageImages): string | undefined {
  const { url, baseUrl } = config
  const found = image ?? preview?.output ?? config.image
  if (found === undefined) return undefined
  return absoluteUrl(resolveAsset(found, baseUrl), { url })
}

/** What previews are told of that picture. The size is known of those that are drawn. */
export function imageTags(images: PageImages, title: string): Record<string, string | undefined>[] {
  const content = wholeImage(images)
  const isDrawn = images.image === undefined && images.preview !== undefined
  const size = [
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: title },
  ]
  return [{ property: 'og:image', content }, ...(isDrawn ? size : []), { name: 'twitter:image', content }]
}
