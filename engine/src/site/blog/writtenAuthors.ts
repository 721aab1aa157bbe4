import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'

/** An author as a post names them: by the key of the authors file, by what is said of them, or both. */
export interface WrittenAuthor {
  key?: string
  /** Unchecked; empty when the key says all. */
  fields: Record<string, unknown>
}

/** The authors that the front matter of a post names, in all the ways it may. */
export function writtenAuthors(frontMatter: DocFrontMatter): WrittenAuthor[] {
  const { authors } = frontMatter
  if (authors === undefined) return legacyAuthor(frontMatter)
  return [authors].flat().map((author) => {
    if (typeof author === 'string') return { key: author, fields: {} }
    const { key, ...fields } = author
    return { ...(key !== undefined && { key: String(key) }), fields }
  })
}

/** The older way: one author in fields of their own. */
function legacyAuthor(frontMatter: DocFrontMatter): WrittenAuthor[] {
  const given = (...names: string[]) =>
    names.map((name) => frontMatter[name]).find((value) => value !== undefined)
  const fields = {
    name: given('author'),
    title: given('author_title', 'authorTitle'),
    url: given('author_url', 'authorURL'),
    image_url: given('author_image_url', 'authorImageURL'),
  }
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return present.length > 0 ? [{ fields: Object.fromEntries(present) }] : []
}

/** The fields of the older way that a post uses. */
export function legacyAuthorFields(frontMatter: DocFrontMatter): string[] {
  return Object.keys(frontMatter).filter((name) => /^author(?:_?(?:title|url|image_?url))?$/i.test(name))
}
