import type { blogProblems } from '../catalogue/blog.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of the blog. */
export const blogExamples: ExamplesOf<typeof blogProblems> = {
  'invalid-authors-file': [[['"an.name" is missing']]],
  'unknown-author': [
    ['ann', 'blog/authors.yml', ['an', 'binh']],
    ['ann', 'blog/authors.yml', []],
  ],
  'no-authors-file': [['an', 'blog/authors.yml']],
  'duplicate-post-author': [['an']],
  'invalid-post-author': [[['the field "nmae" is unknown']]],
  'authors-written-twice': [[['author', 'author_url']]],
  'inline-authors': [[['An', 'Binh'], 'blog/authors.yml']],
  'post-without-truncate-marker': [[]],
  'post-without-date': [[], [true]],
  'post-id': [['first']],
}
