import type { Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { PageData } from '../../model/pageData.ts'
import { resolveAsset, toOutputPath } from '../../model/paths.ts'
import type { Route } from '../../site/site.ts'
import { hash } from '../../std/hash.ts'
import { absoluteUrl } from '../mergeHeadTags.ts'
import { previewCard, previewSize, renderPreviewSvg } from './renderPreviewSvg.ts'

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
