import { z } from 'zod'
import { parseUtcDate } from '../../std/parseUtcDate.ts'

const text = z.union([z.string(), z.number().transform(String)])
const writtenAuthor = z.union([text, z.record(z.string(), z.unknown())])

/** The front matter fields of blog posts only. */
export const postFields = {
  date: text.refine((written) => parseUtcDate(written) !== undefined),
  authors: z.union([writtenAuthor, z.array(writtenAuthor)]),
  title_meta: text,
  author: text,
  author_title: text,
  author_url: text,
  author_image_url: text,
  authorTitle: text,
  authorURL: text,
  authorImageURL: text,
}

/** What these fields accept, for messages; for all but texts. */
export const postExpectations: Partial<Record<keyof typeof postFields, string>> = {
  date: 'a date, such as 2026-01-31 or 2026-01-31 18:30',
  authors: 'the key of an author, a map that describes one, or a list of these',
}
