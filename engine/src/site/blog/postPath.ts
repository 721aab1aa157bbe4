/** The parts of a post's path. */
export interface PostPath {
  /** The route below that of the blog, unless the front matter sets a `slug`. */
  slug: string
  /** A day, its parts separated by `-`, without added zeros. */
  date?: string | undefined
  /** The name without date and file extension. */
  name: string
}

const dated =
  /^(?<folder>.*?)(?<!\d)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/

/** Parses the path of a post below the blog folder. It may contain a day, whose parts may also be folders. */
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
