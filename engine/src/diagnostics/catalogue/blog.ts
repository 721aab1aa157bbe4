import { choices, type Entry, type ExamplesOf, quoted, suggest } from './entry.ts'

/** Problems of the blog. */
export const blogProblems = {
  'invalid-authors-file': (problem: string) => ({
    title: 'Authors file with a mistake',
    message: `The authors file is not valid: ${problem}.`,
    hint: 'Each author is a key with a "name" or an "image_url"; "title", "url", "email", "description", "page" and "socials" may follow.',
  }),
  'unknown-author': (key: string, file: string, keys: string[]) => ({
    title: 'Author that does not exist',
    message: `The post names the author "${key}", who is not in "${file}". ${choices('authors', key, keys)}`,
    hint: listOfKnown(key, keys) ?? suggest(key, keys) ?? `Add "${key}" to "${file}".`,
  }),
  'no-authors-file': (key: string, file: string) => ({
    title: 'Author without an authors file',
    message: `The post names the author "${key}", but there is no authors file.`,
    hint: `Create "${file}" and describe "${key}" in it.`,
  }),
  'duplicate-post-author': (key: string) => ({
    title: 'Author named twice',
    message: `The post names the author "${key}" more than once.`,
    hint: 'Name each author once.',
  }),
  'invalid-post-author': (problems: string[]) => ({
    title: 'Author with a mistake',
    message: `What the post says of its author is not valid: ${problems.join('; ')}.`,
    hint: 'An author may have: key, name, title, url, email, description, image_url, socials.',
  }),
  'authors-written-twice': (fields: string[]) => ({
    title: 'Authors in two ways',
    message: `The post names its authors in "authors" and in ${quoted(fields)}.`,
    hint: 'Keep "authors" and remove the others.',
  }),
  'inline-authors': (names: string[], file: string) => ({
    title: 'Authors that the authors file does not hold',
    message: `The post describes ${quoted(names)} itself, instead of naming authors of "${file}".`,
    hint: `Describe them there and name their keys, or set "blog.onInlineAuthors" to "ignore".`,
  }),
  'post-without-truncate-marker': () => ({
    title: 'Post that lists show whole',
    message: 'Nothing in the post says where its beginning ends, so lists show all of it.',
    hint: 'Put {/* truncate */}, or in plain Markdown <!-- truncate -->, on a line of its own after the first paragraphs (<!--more--> is none), or set "blog.onUntruncatedBlogPosts" to "ignore".',
  }),
  'future-post': (date: string) => ({
    title: 'Post of a day to come',
    message: `The post is dated ${date}, and the next build publishes it all the same.`,
    hint: 'Add "draft: true" to its front matter, and remove that when its day has come.',
    level: 'info' as const,
  }),
  'post-without-date': (isShallow?: boolean) => ({
    title: 'Post without a date',
    message:
      'The post has no date in its front matter or its path, and git does not know when it was added; the date of its file is shown.',
    hint: isShallow
      ? 'Fetch all commits: set "fetch-depth: 0" for actions/checkout, or run "git fetch --unshallow". Or set "date" in the front matter.'
      : 'Put the day before the name of the file, as in 2026-01-31-name.md, or set "date" in its front matter.',
    level: 'warning' as const,
  }),
  'post-id': (id: string) => ({
    title: 'Post with an id',
    message: `The post has the "id" "${id}", which means nothing for posts.`,
    hint: 'Remove it; for another address set "slug".',
    level: 'warning' as const,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

function listOfKnown(written: string, keys: string[]): string | undefined {
  const names = written.split(/[,;]/).map((name) => name.trim())
  return names.length > 1 && names.every((name) => keys.includes(name))
    ? `Write a list: [${names.join(', ')}].`
    : undefined
}

/** Example facts for problems of the blog. */
export const blogExamples: ExamplesOf<typeof blogProblems> = {
  'invalid-authors-file': [['"an.name" is missing']],
  'unknown-author': [
    ['ann', 'blog/authors.yml', ['an', 'binh']],
    ['ann', 'blog/authors.yml', []],
    ['an, binh', 'blog/authors.yml', ['an', 'binh']],
  ],
  'no-authors-file': [['an', 'blog/authors.yml']],
  'duplicate-post-author': [['an']],
  'invalid-post-author': [[['the field "nmae" is unknown']]],
  'authors-written-twice': [[['author', 'author_url']]],
  'inline-authors': [[['An', 'Binh'], 'blog/authors.yml']],
  'post-without-truncate-marker': [[]],
  'future-post': [['2030-01-31']],
  'post-without-date': [[], [true]],
  'post-id': [['first']],
}
