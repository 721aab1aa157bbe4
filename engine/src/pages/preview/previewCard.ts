import type { PageData } from '../../model/pageData.ts'

/** What the picture of a page says. */
export interface PreviewCard {
  title: string
  /** Where the page stands; empty at the top. */
  section: string
  siteTitle: string
}

/** Letters of other scripts are not in the font that pictures are drawn with. */
const foreignLetter = /[^\P{L}\p{Script=Latin}]/u
/** What the font has besides letters, marks and digits. */
const undrawable = /[^\p{L}\p{M}\p{N}\s!-~–—‘’“”…•·×€£©®™°±«»¿¡]/gu

/** What the picture of a page should say; undefined when it could not say it. A page of the blog stands in the blog. */
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
