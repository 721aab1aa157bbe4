import { z } from 'zod'
import { parseUtcDate } from '../../std/dates.ts'

const text = z.union([z.string(), z.number().transform(String)])
const writtenAuthor = z.union([text, z.record(z.string(), z.unknown())])

/** The front matter fields of blog posts only. */
export const postFields = {
  /**
   * Day of the post, with or without a time, in UTC. Left out: the date in the file's path, else the commit that
   * added the file.
   */
  date: text.refine((written) => parseUtcDate(written) !== undefined),
  /**
   * Who wrote the post: keys of the authors file, or maps with `name`, `title`, `url`, `image_url` and `email`.
   */
  authors: z.union([writtenAuthor, z.array(writtenAuthor)]),
  /** Title in the browser's tab, where it differs from the one that the page shows. */
  title_meta: text,
  /** Name of the only author, as older sites write it. Better: `authors`. */
  author: text,
  /** What the only author does. */
  author_title: text,
  /** Address of the only author's own page. */
  author_url: text,
  /** Picture of the only author. */
  author_image_url: text,
  /** The same as `author_title`. */
  authorTitle: text,
  /** The same as `author_url`. */
  authorURL: text,
  /** The same as `author_image_url`. */
  authorImageURL: text,
}

/** What these fields accept, for messages; for all but texts. */
export const postExpectations: Partial<Record<keyof typeof postFields, string>> = {
  date: 'a date, such as 2026-01-31 or 2026-01-31 18:30',
  authors: 'the key of an author, a map that describes one, or a list of these',
}
