import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'

/** An author as written in a post: a key of the authors file, inline fields, or both. */
export interface WrittenAuthor {
  key?: string
  /** Inline fields, not validated yet; empty when there is only a key. */
  fields: Record<string, unknown>
}

/** The authors in a post's front matter, in any of the accepted notations. */
export function writtenAuthors(frontMatter: DocFrontMatter): WrittenAuthor[] {
  const { authors } = frontMatter
  if (authors === undefined) return legacyAuthor(frontMatter)
  return [authors].flat().map((author) => {
    if (typeof author === 'string') return { key: author, fields: {} }
    const { key, ...fields } = author
    return { ...(key !== undefined && { key: String(key) }), fields }
  })
}

/** The legacy notation: one author in `author`, `author_title` and similar fields. */
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

/** The legacy author fields in a post's front matter. */
export function legacyAuthorFields(frontMatter: DocFrontMatter): string[] {
  return Object.keys(frontMatter).filter((name) => /^author(?:_?(?:title|url|image_?url))?$/i.test(name))
}
