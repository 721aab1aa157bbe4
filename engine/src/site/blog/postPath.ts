/** What the path of a post says about it. */
export interface PostPath {
  /** Its address below that of the blog, unless its front matter has another. */
  slug: string
  /** As written; a day. */
  date?: string | undefined
  /** Its name without date and ending. */
  name: string
}

const dated =
  /^(?<folder>.*?)(?<!\d)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/

/** Takes the path of a post below the blog folder apart: it may begin with a day, whose parts may be folders. */
export function parsePostPath(path: string): PostPath {
  const match = dated.exec(path)
  if (!match) {
    const name = path.replace(/(?:\/index)?\.mdx?$/, '')
    return { slug: `/${name}`, name }
  }
  const { folder = '', date = '', name = '' } = match.groups!
  const day = date.replaceAll('-', '/')
  return { slug: `/${day}/${folder}${name}`, date: date.replaceAll('/', '-'), name }
}
