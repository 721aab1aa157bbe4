import type { PageContent } from '../../model/pageData.ts'

/** Search engines show about this many characters of a description. */
const longest = 160

/** The fallback description of a list page: the names on it, as many as fit. */
export function listDescription(content: PageContent): string | undefined {
  let description = ''
  for (const name of namesOn(content)) {
    const longer = description ? `${description}, ${name}` : name
    if (longer.length > longest) break
    description = longer
  }
  return description || undefined
}

function namesOn(content: PageContent): string[] {
  switch (content.kind) {
    case 'generatedIndex':
      return content.cards.map(({ label }) => label)
    case 'tagsList':
      return content.groups.flatMap(({ tags }) => tags.map(({ label }) => label))
    case 'tag':
      return [...content.docs, ...content.posts].map(({ label }) => label)
    case 'postList':
      return content.posts.map(({ title }) => title)
    case 'authorsList':
      return content.authors.flatMap(({ name }) => name ?? [])
    default:
      return []
  }
}
