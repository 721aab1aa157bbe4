import type { PageData } from '../../model/pageData.ts'

/** The texts on the preview image of a page. */
export interface PreviewCard {
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
