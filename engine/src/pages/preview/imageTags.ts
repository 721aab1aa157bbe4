import type { Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { resolveAsset } from '../../site/addresses.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { previewSize } from './renderPreviewSvg.ts'

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
