import type { PageLinkOrText } from '../../model/pageData.ts'
import type { SidebarPlace, Step } from './sidebarPlaces.ts'

/** The categories around a page and the page itself, which is no link. Empty when no sidebar lists it. */
export function buildBreadcrumbs(place: SidebarPlace | undefined): PageLinkOrText[] {
  const way = place?.ways[0] ?? []
  return way.map((step, index) => {
    const isLink = index < way.length - 1 && step.href !== undefined && !isUnlisted(step)
    return { label: step.label, ...(isLink && { href: step.href }) }
  })
}

function isUnlisted(step: Step): boolean {
  return step.kind === 'category' && step.linkUnlisted === true
}
