import type { PageEntry } from '../format/pageEntry.ts'
import type { SearchFacets } from './searchHit.ts'

/** The sections and languages of pages, most frequent first. */
export function collectFacets(pages: Pick<PageEntry, 'breadcrumbs' | 'lang'>[]): SearchFacets {
  return {
    sections: byCount(pages.flatMap(({ breadcrumbs }) => breadcrumbs.slice(0, 1))),
    langs: byCount(pages.map(({ lang }) => lang)),
  }
}

/** Distinct values by frequency. Equal counts keep the order of the pages. */
function byCount(values: string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value)
}
