import type { Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { PageData } from '../../model/pageData.ts'
import { toOutputPath } from '../../model/paths.ts'
import type { Route } from '../../site/site.ts'
import { hash } from '../../std/hash.ts'
import { previewCard } from './previewCard.ts'
import { renderPreviewSvg } from './renderPreviewSvg.ts'

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
