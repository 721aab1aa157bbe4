import type { SearchPage } from '../model/searchPage.ts'
import { buildSearchIndex } from './building/buildSearchIndex.ts'
import type { SearchAnswer, SearchRequest } from './query/searchHit.ts'
import { search } from './search.ts'
import { openIndex } from './searchIndex.ts'

/** For tests: a page with this text, whose address comes from its title. */
export function testSearchPage(title: string, text = '', others: Partial<SearchPage> = {}): SearchPage {
  const path = others.path ?? title.toLowerCase().replaceAll(' ', '-')
  const page = {
    title,
    path,
    href: `/${encodeURI(path)}`,
    description: '',
    keywords: [],
    lang: 'en',
    breadcrumbs: [],
  }
  return { ...page, sections: [{ title: '', text }], ...others }
}

/** For tests: asks an index of these pages; `read` lists the files that were read for it. Some may be missing. */
export async function askTestIndex(
  pages: SearchPage[],
  typed: string,
  request: Partial<SearchRequest> & { contexts?: string[]; synonyms?: string[][] } = {},
  isMissing: (name: string) => boolean = () => false,
): Promise<SearchAnswer & { read: string[] }> {
  const built = buildSearchIndex(pages, request.contexts, { synonyms: request.synonyms ?? [] })
  const files = new Map(built.map(({ name, bytes }) => [name, bytes]))
  const read: string[] = []
  const index = await openIndex(async (name) => {
    read.push(name)
    if (isMissing(name)) throw new Error(`${name} is missing`)
    return files.get(name)!
  })
  const defaults = { limit: 8, snippetLength: 50, edits: 2, withSections: false }
  return { ...(await search(index, { ...defaults, ...request, typed })), read }
}
